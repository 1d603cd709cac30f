// Purpose: maps the columns of an unknown price list: a row for each importable field, the first rows of the file next
// to it, and remaining problems, updated with each choice.
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
    /// Reads the file again after the separator changes.
    using Read = std::function<Result<ImportLook>(const ColumnMapping &mapping)>;

    MappingDialog(const ImportLook &look, const ColumnMapping &mapping, Read read, QWidget *parent = nullptr);

    [[nodiscard]] ColumnMapping mapping() const;

private:
    struct Field
    {
        Column column;
        QComboBox *place = nullptr;    ///< data: header index, notThere or forAllRows
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
    bool m_showing = false; ///< true during programmatic changes
};

} // namespace chipboard
