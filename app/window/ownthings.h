// Purpose: chips, instances, systems and workloads of one's own: files of the user's folder. Duplicates what is shown
// into such a file, and reads the catalogue anew when files change; a bad edit keeps the last good state and says why.
// Custom models come from their config.json and go into the board.
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

    /// From now on; `known` is what is wrong with the catalogue already and has been told.
    void watch(const Problems &known);
    /// What the source card is about.
    void duplicateSubject();
    void duplicateWorkload();
    /// Asks for a model's config.json.
    void importModel(QWidget *window);
    void importModel(const QString &path);

signals:
    /// Of a file that was written: a sentence, and its path.
    void duplicated(const QString &message, const QString &path);
    /// The board serves it; what was derived is in the sentences.
    void modelImported(const QString &message);
    /// One sentence: the catalogue was read anew.
    void reloaded(const QString &message);
    /// The catalogue stays as it was.
    void refused(const chipboard::Problems &problems, const QString &message);

private:
    struct Entry
    {
        QString kind; ///< "chips": of the file
        QString where;
        QString id;
        QString name;
        QStringList taken; ///< ids of its kind
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
