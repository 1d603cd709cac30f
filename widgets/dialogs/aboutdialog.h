// Purpose: what the program is: version, date of the data, licences of what it is made of.
#pragma once

#include <QDialog>

namespace chipboard {

struct AboutFacts
{
    QString version;
    QString catalogRevision;
    QString catalogSummary; ///< "34 chips, 70 instances, 12 systems"

    friend bool operator==(const AboutFacts &, const AboutFacts &) = default;
};

class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    AboutDialog(const AboutFacts &facts, const QIcon &icon, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
};

} // namespace chipboard
