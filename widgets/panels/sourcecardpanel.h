// Purpose: the source of a number: value, range, status, date, formula, sources with links, other published values,
// contradictions. Links open only on a click, and only http or https.
#pragma once

#include "data/views/describe.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QPushButton;
class QTextBrowser;
class QUrl;

namespace chipboard {

class SourceCardPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SourceCardPanel(const Theme &theme, QWidget *parent = nullptr);

    void setCard(const SourceCard &card);
    void clear();
    void setTheme(const Theme &theme);
    /// The whole card as plain text, for the clipboard.
    [[nodiscard]] QString toText() const;

    [[nodiscard]] QSize sizeHint() const override { return {264, 400}; }

protected:
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

signals:
    void linkRequested(const QUrl &url);
    void overrideRequested();

private:
    void showOrWait();
    void showLate();
    void showCard();
    void showButton();
    void follow(const QUrl &url);

    Theme m_theme;
    std::optional<SourceCard> m_card;
    bool m_stale = false; ///< a card of a hundred lines is laid out only while visible
    QTextBrowser *m_text;
    QPushButton *m_override;
};

} // namespace chipboard
