// Purpose: asks all about an export at once: what, in which formats, how it looks, where to. Beside the questions the
// sheets are seen as they will be written. While files are made it shows how far that is, and can stop it.
#pragma once

#include "data/views/slidecheck.h"
#include "widgets/export/exporters.h"
#include "widgets/theme/theme.h"

#include <QDialog>
#include <QWidget>

#include <functional>

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
    QString name; ///< without ending

    friend bool operator==(const ExportChoice &, const ExportChoice &) = default;
};

/// What an export would hold.
struct ExportContent
{
    QList<PageSpec> pages;
    std::optional<ReportSpec> report = {};
    std::optional<DeckTemplate> deckTemplate = {};
};

/// What can be chosen of what the window shows.
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
        QString name; ///< in that language itself
        friend bool operator==(const Language &, const Language &) = default;
    };
    CompanyLook look = {}; ///< in which all of it is drawn
    QString page;          ///< id of the one that is shown
    QList<Chart> charts;
    /// What an export asks for, in the language it asks for; may take a moment.
    std::function<Result<ExportContent>(const ExportRecipe &recipe)> content;
    QStringList (*existing)(const ExportChoice &choice) = nullptr; ///< files in the way
    QList<Language> languages = {};                                ///< besides that of the window
    /// What is laid out while the answer lives is in that language. Empty: all is in the window's.
    std::function<std::shared_ptr<void>(const QString &language)> speak = {};
    /// What would be wrong with the pages of an export. Empty: nothing is checked.
    std::function<QList<SlideFinding>(const ExportRecipe &recipe)> check = {};
    Theme theme = {}; ///< of the window
    /// Why slides cannot have the masters of that file, in words; empty: they can.
    std::function<QString(const QString &path)> templateFault = {};
};

class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ExportDialog(QWidget *parent = nullptr);

    /// Before setChoice().
    void setOffer(const ExportOffer &offer);
    void setChoice(const ExportChoice &choice);
    [[nodiscard]] ExportChoice choice() const;
    /// The board is another one; what was answered stays.
    void renew(const ExportOffer &offer);
    void setTarget(const QString &folder, const QString &name);
    /// The presentation whose masters slides have; empty: ours.
    void setTemplate(const QString &path);
    /// While files are made nothing can be changed; Cancel stops it.
    void showProgress(double share);
    void showIdle();
    void showProblem(const QString &text);
    [[nodiscard]] bool isBusy() const;
    void done(int result) override;

signals:
    /// Overwriting was asked about.
    void exportRequested(const chipboard::ExportChoice &choice);
    void browseRequested();
    void templateRequested();
    void stopRequested();
    /// Of a finding, where it is not an answer to one of the dialog's own questions.
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
    [[nodiscard]] QLayout *buildPreview();
    [[nodiscard]] QWidget *buildButtons();
    [[nodiscard]] QComboBox *comboBox(const char *name);
    /// Only what one of the formats has a use for can be changed.
    void offerFormats();
    void followChoice();
    void turn();
    void showPreview();
    /// Slides are laid out otherwise than sheets of paper.
    [[nodiscard]] bool showsSlides(const QStringList &formats) const;
    void showCheck(const ExportRecipe &recipe, bool hasPages);
    void mend(const SlideMend &mend);
    void request();
    [[nodiscard]] QString complaint(const ExportChoice &choice) const;
    [[nodiscard]] QString sizeId() const;
    void setSizeId(const QString &id);

    ExportOffer m_offer;
    ExportOptions m_given; ///< with what the dialog does not ask
    QWidget *m_questions = nullptr;
    QScrollArea *m_questionsArea = nullptr;
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
    SegmentSwitch *m_seen = nullptr; ///< shown where an export has both slides and sheets
    bool m_seesSlides = true;        ///< likewise
    SlideCheckList *m_check = nullptr;
    QScrollArea *m_checkArea = nullptr;
    QTimer *m_redraw = nullptr;
};

// Asks for the presentation whose masters slides have: typed, chosen or cleared. What is wrong with the file
// is told below it, before anything is exported.

class TemplateField : public QWidget
{
    Q_OBJECT

public:
    /// Why a file cannot be used, in words; empty: it can.
    using Fault = std::function<QString(const QString &path)>;

    explicit TemplateField(QWidget *parent = nullptr);

    [[nodiscard]] QString path() const; ///< empty: none
    void setPath(const QString &path);
    void setFault(const Fault &fault);
    /// The file is asked about once for each change of its name.
    [[nodiscard]] bool isBroken() const { return m_isBroken; }
    [[nodiscard]] QLineEdit *edit() const { return m_edit; } ///< for the label beside it

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
