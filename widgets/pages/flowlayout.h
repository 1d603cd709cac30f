// Purpose: puts widgets side by side at their own width and goes on in the next line where there is no room, like
// words. Lines stand half as far apart as widgets.
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace chipboard {

class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(QWidget *parent);

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    [[nodiscard]] QLayoutItem *takeAt(int index) override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    void setGeometry(const QRect &area) override;

private:
    enum class Do { Measure, Place };
    int arrange(const QRect &area, Do what) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace chipboard
