#include "widgets/dialogs/helpwindow.h"

#include "data/core/find.h"
#include "widgets/theme/accessiblerole.h"
#include "widgets/theme/parts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPagedPaintDevice>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace chipboard {

bool printOnPaper(QWidget &parent, const std::function<void(QPagedPaintDevice &)> &print)
{
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, &parent);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    print(printer);
    return true;
}

namespace {

constexpr QSize helpSize{980, 640};
constexpr int contentsWidth = 260;
constexpr int topicRole = Qt::UserRole;
constexpr int entryRole = Qt::UserRole + 1;
constexpr int textMargin = 24;

// Font sizes of the theme, so that text zoom applies here, too.
QString helpStyle(const Theme &theme)
{
    return QStringLiteral("body, p, td, th { color: %1; font-size: %2px; } p { margin-top: 4px; margin-bottom: 8px; }"
                          "h1 { color: %1; font-size: %3px; font-weight: 600; margin-top: 0px; margin-bottom: 12px; }"
                          "h2 { color: %1; font-size: %4px; font-weight: 600; margin-top: 16px; margin-bottom: 4px; }"
                          "th { color: %5; } a { color: %6; }")
        .arg(theme.text.name())
        .arg(theme.type.body)
        .arg(theme.type.title)
        .arg(theme.type.heading)
        .arg(theme.textMuted.name(), theme.accent.name());
}

QToolButton *stepButton(const char *name, Qt::ArrowType arrow, const QString &what, QWidget *parent)
{
    auto *button = named<QToolButton>(name, parent);
    button->setArrowType(arrow);
    button->setToolTip(what);
    button->setAccessibleName(what);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QTreeWidgetItem *newItem(const QString &text, const HelpPlace &place)
{
    auto *item = new QTreeWidgetItem(QStringList{text});
    item->setData(0, topicRole, place.topic);
    item->setData(0, entryRole, place.entry);
    item->setToolTip(0, text);
    return item;
}

} // namespace

HelpWindow::HelpWindow(const Theme &theme, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_theme(theme)
    , m_back(stepButton("helpBack", Qt::LeftArrow, tr("Back"), this))
    , m_forward(stepButton("helpForward", Qt::RightArrow, tr("Forward"), this))
    , m_print(named<QPushButton>("helpPrint", tr("&Print…"), this))
    , m_search(named<QLineEdit>("helpSearch", this))
    , m_nothing(named<QLabel>(
          "helpNothing", tr("No page contains all of these words. Try fewer words, or only the start of one."), this))
    , m_contents(named<QTreeWidget>("helpContents", this))
    , m_text(named<QTextBrowser>("helpText", this))
{
    setAccessibleRole(*this, QAccessible::Window);
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Chipboard help"));
    setAccessibleName(windowTitle());
    setAttribute(Qt::WA_QuitOnClose, false); // the program quits with its own window
    resize(helpSize);
    build();
    buildKeys();
    setTheme(theme);
    showSteps();
    QWidget *order[] = {m_search, m_contents, m_text, m_back, m_forward, m_print};
    for (std::size_t i = 1; i < std::size(order); ++i)
        setTabOrder(order[i - 1], order[i]);
    m_search->setFocus(Qt::OtherFocusReason);
}

void HelpWindow::build()
{
    m_print->setAutoDefault(false);
    m_text->setAccessibleName(tr("Help page"));
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(textMargin);
    auto *bar = arranged<QHBoxLayout>(nullptr, gridStep);
    bar->addWidget(m_back);
    bar->addWidget(m_forward);
    bar->addStretch(1);
    bar->addWidget(m_print);
    auto *side = new QWidget(this);
    side->setLayout(buildContents());
    auto *splitter = new QSplitter(this);
    splitter->addWidget(side);
    splitter->addWidget(m_text);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({contentsWidth, helpSize.width() - contentsWidth});
    auto *layout = arranged<QVBoxLayout>(this, gridStep, {2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep});
    layout->addLayout(bar);
    layout->addWidget(splitter, 1);
    connect(m_back, &QToolButton::clicked, this, &HelpWindow::back);
    connect(m_forward, &QToolButton::clicked, this, &HelpWindow::forward);
    connect(m_print, &QPushButton::clicked, this, &HelpWindow::printRequested);
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
}

QVBoxLayout *HelpWindow::buildContents()
{
    m_search->setPlaceholderText(tr("Search the help…"));
    m_search->setAccessibleName(tr("Search the help"));
    m_search->setClearButtonEnabled(true);
    m_nothing->setWordWrap(true);
    m_nothing->setProperty("role", QStringLiteral("muted"));
    m_nothing->hide();
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setHeaderHidden(true);
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout;
    layout->setContentsMargins(0, 0, gridStep, 0);
    layout->setSpacing(gridStep);
    layout->addWidget(m_search);
    layout->addWidget(m_nothing);
    layout->addWidget(m_contents, 1);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::fillContents);
    connect(m_search, &QLineEdit::returnPressed, this, &HelpWindow::openFirst);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, &HelpWindow::openChosen);
    return layout;
}

void HelpWindow::buildKeys()
{
    const auto add = [this](const QKeySequence &keys, const auto &step) {
        auto *action = new QAction(this);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, step);
        addAction(action);
    };
    add(QKeySequence(Qt::ALT | Qt::Key_Left), &HelpWindow::back);
    add(QKeySequence(Qt::ALT | Qt::Key_Right), &HelpWindow::forward);
    add(QKeySequence(Qt::CTRL | Qt::Key_P), &HelpWindow::printRequested);
    add(QKeySequence(Qt::CTRL | Qt::Key_F), [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    add(QKeySequence(Qt::Key_Escape), [this] {
        if (m_search->text().isEmpty())
            close();
        else
            m_search->clear();
    });
}

void HelpWindow::setBook(const HelpBook &book)
{
    if (m_book == book)
        return;
    m_book = book;
    fillContents();
    if (!m_place.topic.isEmpty())
        showPlace(m_place);
}

void HelpWindow::setTheme(const Theme &theme)
{
    m_theme = theme;
    setStyleSheet({}); // clearing a style sheet restores the palette from before it was set
    setPalette(paletteOf(theme));
    setStyleSheet(styleSheetOf(theme));
    m_text->document()->setDefaultStyleSheet(helpStyle(theme));
    if (!m_place.topic.isEmpty())
        showPlace(m_place); // text colours are resolved when the text is set
}

void HelpWindow::openPlace(const HelpPlace &place)
{
    const bool isKnown = m_book.topic(place.topic) != nullptr;
    const HelpPlace wanted = isKnown ? place : HelpPlace{m_book.topics.isEmpty() ? QString() : m_book.topics[0].id, {}};
    if (m_step < 0 || m_steps.at(m_step) != wanted) {
        m_steps.resize(m_step + 1);
        m_steps << wanted;
        m_step = m_steps.size() - 1;
    }
    showPlace(wanted);
}

void HelpWindow::back()
{
    if (m_step > 0)
        showPlace(m_steps.at(--m_step));
}

void HelpWindow::forward()
{
    if (m_step + 1 < m_steps.size())
        showPlace(m_steps.at(++m_step));
}

void HelpWindow::showPlace(const HelpPlace &place)
{
    m_place = place;
    const HelpTopic *topic = m_book.topic(place.topic);
    m_text->setHtml(topic == nullptr ? QString() : helpHtml(*topic));
    lightWords();
    if (!place.entry.isEmpty())
        m_text->scrollToAnchor(place.entry);
    const QSignalBlocker blocker(m_contents);
    m_contents->setCurrentItem(itemOf(place.topic));
    showSteps();
}

void HelpWindow::showSteps()
{
    m_back->setEnabled(m_step > 0);
    m_forward->setEnabled(m_step + 1 < m_steps.size());
    m_print->setEnabled(!m_place.topic.isEmpty());
}

QTreeWidgetItem *HelpWindow::itemOf(const QString &topic) const
{
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem *top = m_contents->topLevelItem(i);
        if (top->data(0, topicRole).toString() == topic)
            return top;
        for (int j = 0; j < top->childCount(); ++j) {
            if (top->child(j)->data(0, topicRole).toString() == topic)
                return top->child(j);
        }
    }
    return nullptr;
}

void HelpWindow::fillContents()
{
    const QSignalBlocker blocker(m_contents);
    m_contents->clear();
    const QString typed = m_search->text();
    const bool isSearching = !searchWords(typed).isEmpty();
    const auto placeOf = [](const HelpTopic &topic) { return HelpPlace{topic.id, {}}; };
    addContents(isSearching ? foundIn(m_book, typed) : mapped(m_book.topics, placeOf));
    m_nothing->setVisible(isSearching && m_contents->topLevelItemCount() == 0);
    m_contents->expandAll();
    m_contents->setCurrentItem(itemOf(m_place.topic));
    lightWords();
}

// Chapters in the order of their first match.
void HelpWindow::addContents(const QList<HelpPlace> &found)
{
    for (const HelpPlace &place : found) {
        const HelpTopic &topic = *m_book.topic(place.topic);
        QTreeWidgetItem *chapter = nullptr;
        for (int i = 0; i < m_contents->topLevelItemCount() && chapter == nullptr; ++i)
            chapter = m_contents->topLevelItem(i)->text(0) == topic.chapter ? m_contents->topLevelItem(i) : nullptr;
        if (chapter == nullptr) {
            chapter = newItem(topic.chapter, {});
            chapter->setFlags(Qt::ItemIsEnabled);
            m_contents->addTopLevelItem(chapter);
        }
        chapter->addChild(newItem(topic.title, place));
    }
}

void HelpWindow::openChosen()
{
    const QTreeWidgetItem *item = m_contents->currentItem();
    if (item != nullptr && !item->data(0, topicRole).toString().isEmpty())
        openPlace({item->data(0, topicRole).toString(), item->data(0, entryRole).toString()});
}

// The first in search order, which may differ from the chapter order.
void HelpWindow::openFirst()
{
    const QList<HelpPlace> found = foundIn(m_book, m_search->text());
    if (!found.isEmpty())
        openPlace(found.constFirst());
}

void HelpWindow::lightWords()
{
    QList<QTextEdit::ExtraSelection> lit;
    for (const QString &word : searchWords(m_search->text())) {
        QTextCursor at(m_text->document());
        for (at = m_text->document()->find(word, at); !at.isNull(); at = m_text->document()->find(word, at)) {
            QTextEdit::ExtraSelection one;
            one.cursor = at;
            one.format.setBackground(m_theme.accent);
            one.format.setForeground(m_theme.accentText);
            lit << one;
        }
    }
    m_text->setExtraSelections(lit);
}

void HelpWindow::follow(const QUrl &url)
{
    if (isWebAddress(url))
        emit linkRequested(url);
}

void HelpWindow::print(QPagedPaintDevice &device) const
{
    const HelpTopic *topic = m_book.topic(m_place.topic);
    if (topic == nullptr)
        return;
    QTextDocument document;
    document.setDefaultFont(font());
    document.setDefaultStyleSheet(helpStyle(paperTheme()));
    document.setHtml(helpHtml(*topic));
    document.print(&device);
}

} // namespace chipboard
