// Purpose: a slide that breaks no rule of the slide check, for tests that break one.
#pragma once

#include "data/views/pagebuilder.h"
#include "data/views/slidecheck.h"
#include "tests/support/catalogbuilder.h"
#include "tests/support/ondemandboard.h"

namespace chipboard::testing {

using namespace Qt::StringLiterals;

struct Slide
{
    Catalog catalog;
    Board board;
    ResultTable table;
    PageSpec page;
    SlideFacts facts;

    [[nodiscard]] QList<SlideFinding> check() const { return checkSlide({page, catalog, board, table, facts}); }
    /// Recalculates page and table for the board.
    void reckon()
    {
        table = evaluate(catalog, board, board.charts);
        page = comparePage(catalog, board, table, Formatter());
    }
};

[[nodiscard]] inline Catalog shops()
{
    PriceBook young = aBook("young", PriceKind::OnDemand, {aPrice("i1", 16.0), aPrice("i2", 32.0)});
    young.asOf = u"2026-03-01"_s;
    for (PriceEntry &entry : young.prices)
        entry.usdPerHour.asOf = young.asOf;
    return CatalogBuilder()
        .add(aChip("c1", {.bf16 = 600, .fp8 = 1200, .memoryGib = 96, .bandwidthTbps = 2.9}))
        .add(aChip(
            "c2",
            {.bf16 = 900, .fp8 = 1900, .memoryGib = 80, .bandwidthTbps = 3.3, .vendor = "NVIDIA", .family = "Hopper"}))
        .add(aChip("c3", {.bf16 = 2000, .status = Availability::Announced}))
        .add(anInstance("i1", "c1", 16))
        .add(anInstance("i2", "c2", 8))
        .add(aBook("list", PriceKind::OnDemand, {aPrice("i1", 16.0), aPrice("i2", 32.0)}))
        .add(aBook("blocks", PriceKind::CapacityBlock, {aPrice("i1", 8.0), aPrice("i2", 16.0)}))
        .add(aBook("half", PriceKind::OnDemand, {aPrice("i2", 32.0)}, {BookId(u"blocks"_s)}))
        .add(young)
        .build();
}

[[nodiscard]] inline Slide goodSlide()
{
    Slide slide{.catalog = shops(), .board = onDemandBoard()};
    slide.board.chips = {ChipId(u"c1"_s), ChipId(u"c2"_s)};
    slide.board.instances = {};
    slide.board.systems = {};
    slide.board.baseline = u"c2"_s;
    slide.board.priceBook = BookId(u"list"_s);
    slide.facts.types = {{u"the title"_s, 24.0, 14.0}, {u"axes"_s, 12.0, 10.5}};
    slide.facts.pageSize = u"slide"_s;
    slide.facts.theme = u"light"_s;
    slide.facts.today = QDate(2026, 3, 1);
    // The light theme's colours.
    const Rgb white = Rgb::of(0xFFFFFF);
    slide.facts.inks = {{u"Trainium"_s, Rgb::of(0xB85C00), white},
                        {u"NVIDIA"_s, Rgb::of(0x1F6FA5), white},
                        {u"text"_s, Rgb::of(0x1B1D21), white, true}};
    slide.reckon();
    return slide;
}

} // namespace chipboard::testing
