// Purpose: lists the findings of the slide check: each with a description and a button that fixes it, or the reason why
// there is none. A widget for any dialog, and a separate dialog.
#pragma once

#include "data/views/slidecheck.h"
#include "widgets/theme/theme.h"

#include <QDialog>

class QLabel;
class QVBoxLayout;

namespace chipboard {

class SlideCheckList : public QWidget
{
    Q_OBJECT

public:
    explicit SlideCheckList(const Theme &theme, QWidget *parent = nullptr);

    /// Rows are kept if the findings are unchanged.
    void setFindings(const QList<SlideFinding> &findings);
    [[nodiscard]] const QList<SlideFinding> &findings() const { return m_findings; }
    /// Why the check failed; replaces findings and verdict until setFindings().
    void setProblem(const Problem &problem);
    void setTheme(const Theme &theme);

signals:
    void mendRequested(const chipboard::SlideMend &mend);

private:
    void build();
    [[nodiscard]] QWidget *newRow(const SlideFinding &finding, int number);

    Theme m_theme;
    QList<SlideFinding> m_findings;
    QString m_problem;
    QLabel *m_verdict;
    QVBoxLayout *m_rows;
};

class SlideCheckDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SlideCheckDialog(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] SlideCheckList &list() { return *m_list; }

private:
    SlideCheckList *m_list;
};

} // namespace chipboard
