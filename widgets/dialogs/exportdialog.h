// Purpose: asks how the page is to be exported: format, page size, with or without the numbers. Where to is the file
// chooser's question.
#pragma once

#include "widgets/export/exporters.h"

#include <QDialog>

class QCheckBox;
class QComboBox;

namespace chipboard {

struct ExportChoice
{
    QString exporterId;
    ExportOptions options;

    friend bool operator==(const ExportChoice &, const ExportChoice &) = default;
};

class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ExportDialog(QWidget *parent = nullptr);

    void setChoice(const ExportChoice &choice);
    [[nodiscard]] ExportChoice choice() const;

private:
    void build();
    /// Only what the chosen format has a use for can be changed.
    void followFormat();

    QComboBox *m_format = nullptr;
    QComboBox *m_size = nullptr;
    QComboBox *m_scale = nullptr;
    QCheckBox *m_numbers = nullptr;
    QCheckBox *m_board = nullptr;
};

} // namespace chipboard
