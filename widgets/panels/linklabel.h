// Purpose: a label whose links are stops of the Tab key, one each: the first is lit as soon as the keyboard comes. A
// text without a link is no stop.
#pragma once

#include <QLabel>

namespace chipboard {

class LinkLabel : public QLabel
{
    Q_OBJECT

public:
    explicit LinkLabel(QWidget *parent = nullptr);

    /// Instead of setText().
    void showLinks(const QString &text);

protected:
    void focusInEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;
};

} // namespace chipboard
