// Purpose: asks for the presentation whose masters slides have: typed, chosen or cleared. What is wrong with the file
// is told below it, before anything is exported.
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;

namespace chipboard {

class TemplateField : public QWidget
{
    Q_OBJECT

public:
    /// Why a file cannot be used, in words; empty: it can.
    using Fault = std::function<QString(const QString &path)>;

    explicit TemplateField(QWidget *parent = nullptr);

    [[nodiscard]] QString path() const; ///< empty: none
    void setPath(const QString &path);
    void setFault(const Fault &fault);
    /// The file is asked about once for each change of its name.
    [[nodiscard]] bool isBroken() const { return m_isBroken; }
    [[nodiscard]] QLineEdit *edit() const { return m_edit; } ///< for the label beside it

signals:
    void changed();
    void chooseRequested();

private:
    void follow();

    Fault m_fault;
    QLineEdit *m_edit;
    QLabel *m_note;
    bool m_isBroken = false;
};

} // namespace chipboard
