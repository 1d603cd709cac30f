// Purpose: which column of an unknown price list holds what: a row for each thing that can be read, the first rows of
// the file beside it, and what is still wrong, while one chooses.
#pragma once

#include "data/import/importlook.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace chipboard {

class MappingDialog : public QDialog
{
    Q_OBJECT

public:
    /// Looks at the file again when another separator is chosen.
    using Read = std::function<Result<ImportLook>(const ColumnMapping &mapping)>;

    MappingDialog(const ImportLook &look, const ColumnMapping &mapping, Read read, QWidget *parent = nullptr);

    [[nodiscard]] ColumnMapping mapping() const;

private:
    struct Field
    {
        Column column;
        QComboBox *place = nullptr;    ///< data: the place in the header, notThere or forAllRows
        QLineEdit *constant = nullptr; ///< for all rows
    };

    void build();
    QWidget *buildFields();
    QWidget *buildPreview();
    void addField(QFormLayout &form, const ColumnRow &row);
    void showLook(const ColumnMapping &mapping);
    void showField(const Field &field, const ColumnMapping &mapping, const QMap<Column, qsizetype> &places);
    void showRows();
    void readAgain();
    void changed();

    ImportLook m_look;
    Read m_read;
    QList<Field> m_fields;
    QComboBox *m_separator = nullptr;
    QComboBox *m_decimal = nullptr;
    QTableWidget *m_rows = nullptr;
    QLabel *m_faults = nullptr;
    QPushButton *m_accept = nullptr;
    bool m_showing = false; ///< what changes now was not changed by the person
};

} // namespace chipboard
