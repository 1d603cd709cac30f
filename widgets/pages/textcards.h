// Purpose: what a page tells in sentences, as cards below its charts: a heading, a line, statements with their signs
// and sources. Each card takes the keyboard focus and is one text for screen readers; in two columns where there is
// room.
#pragma once

#include "data/views/pagespec.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QTimer;
class QVBoxLayout;

namespace chipboard {

class TextLabel;

/// One section.
class TextCard : public QWidget
{
    Q_OBJECT

public:
    explicit TextCard(const Theme &theme, QWidget *parent = nullptr);

    void setSection(const TextSection &section);
    [[nodiscard]] const TextSection &section() const { return m_section; }
    void setTheme(const Theme &theme);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showText();

    Theme m_theme;
    TextSection m_section;
    TextLabel *m_text;
    QTimer *m_rest; ///< until then a card that is not in sight has the text of before
};

class TextCards : public QWidget
{
    Q_OBJECT

public:
    explicit TextCards(const Theme &theme, QWidget *parent = nullptr);

    void setSections(const QList<TextSection> &sections);
    void setTheme(const Theme &theme);
    [[nodiscard]] const QList<TextCard *> &cards() const { return m_cards; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    Theme m_theme;
    QList<TextCard *> m_cards;
    QVBoxLayout *m_columns[2] = {};
    QList<int> m_arranged; ///< how many cards each column has
};

} // namespace chipboard
