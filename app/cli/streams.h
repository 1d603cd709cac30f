// Purpose: where a command writes, so that tests can read it: results go to `out`, everything said about them to `err`.
#pragma once

#include <QIODevice>
#include <QString>

namespace chipboard {

struct Streams
{
    QIODevice &out;
    QIODevice &err;

    void result(const QByteArray &bytes) { out.write(bytes); }
    void result(const QString &line) { out.write(line.toUtf8() + '\n'); }
    /// A whole sentence for a person.
    void say(const QString &sentence) { err.write("chipboard: " + sentence.toUtf8() + '\n'); }
};

} // namespace chipboard
