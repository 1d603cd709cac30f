// Purpose: asks for all export options at once: content, formats, appearance, target. A preview shows the sheets as
// they will be written. During the export it shows the progress, which can be cancelled.
#pragma once

#include "data/views/slidecheck.h"
#include "widgets/export/exporters.h"
#include "widgets/theme/theme.h"

#include <QDialog>
#include <QWidget>

#include <functional>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QTimer;

namespace chipboard {

class SegmentSwitch;
class SheetPreview;
class SlideCheckList;
class TemplateField;

struct ExportChoice
{
    QStringList formats; ///< ids of exporters
    ExportRecipe recipe;
    QString folder;
    QString name; ///< without extension

    friend bool operator==(const ExportChoice &, const ExportChoice &) = default;
};

struct ExportContent
{
    QList<PageSpec> pages;
    std::optional<ReportSpec> report = {};
    std::optional<DeckTemplate> deckTemplate = {};
};

/// The choices that the window's content offers.
struct ExportOffer
{
    struct Chart
    {
        QString id;
        QString title;
        friend bool operator==(const Chart &, const Chart &) = default;
    };
    struct Language
    {
        QString id;
        QString name; ///< in that language
        friend bool operator==(const Language &, const Language &) = default;
    };
    CompanyLook look = {}; ///< of all pages
    QString page;          ///< id of the current page
    QList<Chart> charts;
    /// Returns the requested content in the requested language; may take a moment.
    std::function<Result<ExportContent>(const ExportRecipe &recipe)> content;
    QStringList (*existing)(const ExportChoice &choice) = nullptr; ///< files that would be overwritten
    QList<Language> languages = {};                                ///< in addition to the window's
    /// Content laid out while the result is alive is in that language. Empty: always the window's language.
    std::function<std::shared_ptr<void>(const QString &language)> speak = {};
    /// Checks the pages of an export. Empty: no checks.
    std::function<QList<SlideFinding>(const ExportRecipe &recipe)> check = {};
    Theme theme = {}; ///< the window's
    /// Why that file cannot provide slide masters, as a sentence; empty if it can.
    std::function<QString(const QString &path)> templateFault = {};
};

class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ExportDialog(QWidget *parent = nullptr);

    /// Call before setChoice().
    void setOffer(const ExportOffer &offer);
    void setChoice(const ExportChoice &choice);
    [[nodiscard]] ExportChoice choice() const;
    /// Call when the board changes; answers given so far are kept.
    void renew(const ExportOffer &offer);
    void setTarget(const QString &folder, const QString &name);
    /// The presentation that provides the slide masters; empty: our own.
    void setTemplate(const QString &path);
    /// During the export only Cancel is enabled.
    void showProgress(double share);
    void showIdle();
    void showProblem(const QString &text);
    [[nodiscard]] bool isBusy() const;
    void done(int result) override;

signals:
    /// The user has already confirmed overwriting.
    void exportRequested(const chipboard::ExportChoice &choice);
    void browseRequested();
    void templateRequested();
    void stopRequested();
    /// A fix for a finding that is not an option of this dialog.
    void mendRequested(const chipboard::SlideMend &mend);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void buildWhat(QFormLayout &form);
    void buildFormats(QFormLayout &form);
    void buildLook(QFormLayout &form);
    void buildChecks(QFormLayout &form);
    void buildTemplate(QFormLayout &form);
    void buildTarget(QFormLayout &form);
    void alignTarget();
    void arrangeSides(int questionsHeight);
    [[nodiscard]] QLayout *buildPreview();
    [[nodiscard]] QWidget *buildButtons();
    [[nodiscard]] QComboBox *comboBox(const char *name);
    /// Disables the options that no selected format uses.
    void offerFormats();
    void followChoice();
    void turn();
    void showPreview();
    /// Slides have another layout than sheets of paper.
    [[nodiscard]] bool showsSlides(const QStringList &formats) const;
    void showCheck(const ExportRecipe &recipe, bool hasPages);
    void mend(const SlideMend &mend);
    void request();
    [[nodiscard]] QString complaint(const ExportChoice &choice) const;
    [[nodiscard]] QString sizeId() const;
    void setSizeId(const QString &id);

    ExportOffer m_offer;
    ExportOptions m_given; ///< includes options that the dialog does not show
    QWidget *m_questions = nullptr;
    QWidget *m_target = nullptr; ///< folder and name, below the questions, which may scroll
    QScrollArea *m_questionsArea = nullptr;
    QBoxLayout *m_sides = nullptr; ///< questions and preview
    QComboBox *m_what = nullptr;
    QComboBox *m_chart = nullptr;
    QListWidget *m_formats = nullptr;
    QComboBox *m_size = nullptr;
    QLineEdit *m_ownSize = nullptr;
    QComboBox *m_theme = nullptr;
    QComboBox *m_type = nullptr;
    QComboBox *m_scale = nullptr;
    QComboBox *m_language = nullptr;
    QCheckBox *m_numbers = nullptr;
    QCheckBox *m_board = nullptr;
    QCheckBox *m_archive = nullptr;
    QCheckBox *m_curves = nullptr;
    QCheckBox *m_appendix = nullptr;
    TemplateField *m_template = nullptr;
    QLineEdit *m_folder = nullptr;
    QLineEdit *m_name = nullptr;
    QLabel *m_note = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_accept = nullptr;
    SheetPreview *m_preview = nullptr;
    SegmentSwitch *m_seen = nullptr; ///< shown if the export has both slides and sheets
    bool m_seesSlides = true;        ///< current choice of m_seen
    SlideCheckList *m_check = nullptr;
    QScrollArea *m_checkArea = nullptr;
    QTimer *m_redraw = nullptr;
};

// A field for the presentation that provides the slide masters: typed, browsed for or cleared. Problems with the file
// are shown below it before the export.

class TemplateField : public QWidget
{
    Q_OBJECT

public:
    /// Why a file cannot be used, as a sentence; empty if it can.
    using Fault = std::function<QString(const QString &path)>;

    explicit TemplateField(QWidget *parent = nullptr);

    [[nodiscard]] QString path() const; ///< empty if none
    void setPath(const QString &path);
    void setFault(const Fault &fault);
    /// The file is checked once per change of its name.
    [[nodiscard]] bool isBroken() const { return m_isBroken; }
    [[nodiscard]] QLineEdit *edit() const { return m_edit; } ///< for its label

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
