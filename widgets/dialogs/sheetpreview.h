// Purpose: shows the sheets or slides of an export one at a time, drawn from the file contents, so that the preview
// matches the file. Fitted to the window or in true size.
#pragma once

#include "widgets/export/seensheet.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QToolButton;

namespace chipboard {

class SheetPreview : public QWidget
{
    Q_OBJECT

public:
    explicit SheetPreview(QWidget *parent = nullptr);

    /// Keeps the current sheet number if it still exists.
    void setSheets(const QList<SeenSheet> &sheets);
    /// Why there is nothing to show.
    void setProblem(const QString &text);
    [[nodiscard]] int sheetCount() const { return static_cast<int>(m_sheets.size()); }
    [[nodiscard]] int sheet() const { return m_sheet; }
    void showSheet(int sheet);
    void setTrueSize(bool trueSize);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QToolButton *button(const char *name, const QString &text, const QString &accessible);
    void build();
    void draw();
    [[nodiscard]] double factor() const;

    QList<SeenSheet> m_sheets;
    int m_sheet = 0;
    bool m_trueSize = false;
    QScrollArea *m_area = nullptr;
    QLabel *m_picture = nullptr;
    QLabel *m_number = nullptr;
    QToolButton *m_back = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_true = nullptr;
};

} // namespace chipboard
