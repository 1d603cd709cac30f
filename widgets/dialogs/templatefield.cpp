#include "widgets/dialogs/templatefield.h"

#include "widgets/theme/theme.h"

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace chipboard {

TemplateField::TemplateField(QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_note(new QLabel(this))
{
    m_edit->setObjectName(QStringLiteral("exportTemplate"));
    m_edit->setAccessibleName(tr("Template"));
    m_edit->setPlaceholderText(tr("Chipboard's own slides"));
    m_edit->setToolTip(
        tr("A presentation or template (.pptx, .potx): slides have its masters, size, fonts and colours."));
    connect(m_edit, &QLineEdit::textChanged, this, &TemplateField::follow);
    const auto button = [this](const char *name, const QString &text) {
        auto *made = new QPushButton(text, this);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        return made;
    };
    QPushButton *choose = button("exportTemplateChoose", tr("Choose…"));
    QPushButton *clear = button("exportTemplateClear", tr("Clear"));
    connect(choose, &QPushButton::clicked, this, &TemplateField::chooseRequested);
    connect(clear, &QPushButton::clicked, m_edit, &QLineEdit::clear);
    m_note->setObjectName(QStringLiteral("exportTemplateNote"));
    m_note->setProperty("role", QStringLiteral("warning"));
    m_note->setWordWrap(true);
    m_note->hide();
    auto *line = new QHBoxLayout;
    line->setSpacing(gridStep);
    line->addWidget(m_edit, 1);
    line->addWidget(choose);
    line->addWidget(clear);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep / 2);
    layout->addLayout(line);
    layout->addWidget(m_note);
}

QString TemplateField::path() const { return QDir::fromNativeSeparators(m_edit->text().trimmed()); }

void TemplateField::setPath(const QString &path) { m_edit->setText(QDir::toNativeSeparators(path)); }

void TemplateField::setFault(const Fault &fault)
{
    m_fault = fault;
    follow();
}

void TemplateField::follow()
{
    const QString fault = path().isEmpty() || !m_fault ? QString() : m_fault(path());
    m_isBroken = !fault.isEmpty();
    m_note->setText(fault);
    m_note->setVisible(m_isBroken);
    emit changed();
}

} // namespace chipboard
