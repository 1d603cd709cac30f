// Purpose: a label whose links are Tab stops, one each: focus goes straight to the first link. A text without links is
// not a stop.
#pragma once

#include <QLabel>

namespace chipboard {

class LinkLabel : public QLabel
{
    Q_OBJECT

public:
    explicit LinkLabel(QWidget *parent = nullptr);

    /// Use instead of setText().
    void showLinks(const QString &text);

protected:
    void focusInEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;
};

} // namespace chipboard
