// Purpose: custom chips, instances, systems and workloads in files of the user's folder. Copies the current item to
// such a file, and reloads the catalogue when files change; an invalid edit keeps the last valid state and reports why.
// Custom models are imported from config.json into the board.
#pragma once

#include "app/window/presenter.h"
#include "app/window/windowservices.h"

namespace chipboard {

class FolderWatch;

class OwnThings : public QObject
{
    Q_OBJECT

public:
    OwnThings(Presenter &presenter, BoardDocument &document, const WindowServices &services, QObject *parent);

    /// Starts watching; `known`: catalogue problems that were already reported.
    void watch(const Problems &known);
    /// Duplicates the item on the source card.
    void duplicateSubject();
    void duplicateWorkload();
    /// Asks for a model's config.json.
    void importModel(QWidget *window);
    void importModel(const QString &path);

signals:
    /// A file was written: a sentence, and its path.
    void duplicated(const QString &message, const QString &path);
    /// The board serves the model; the sentences name derived values.
    void modelImported(const QString &message);
    /// The catalogue was reloaded; one sentence.
    void reloaded(const QString &message);
    /// The catalogue is unchanged because of these problems.
    void refused(const chipboard::Problems &problems, const QString &message);

private:
    struct Entry
    {
        QString kind; ///< key in the file: "chips"
        QString where;
        QString id;
        QString name;
        QStringList taken; ///< existing ids of its kind
    };
    [[nodiscard]] std::optional<Entry> subjectEntry() const;
    [[nodiscard]] std::optional<Entry> workloadEntry() const;
    void duplicate(const Entry &entry, const std::function<void(const QString &id)> &show);
    bool reload();

    Presenter &m_presenter;
    BoardDocument &m_document;
    WindowServices m_services;
    FolderWatch *m_watch = nullptr;
    Problems m_known;
};

} // namespace chipboard
