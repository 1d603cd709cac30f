// Purpose: a page's sentences as cards below its charts: a heading, a line, statements with signs and sources. Each
// card can have keyboard focus and is one text for screen readers; two columns if there is room.
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
    QTimer *m_rest; ///< cards out of view keep their old text until it fires
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
    QList<int> m_arranged; ///< number of cards per column
};

} // namespace chipboard
