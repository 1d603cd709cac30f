#include "app/window/commandsynonyms.h"

#include "data/core/tr.h"

#include <QtGlobal>

namespace chipboard {
namespace {

// clang-format off
constexpr SynonymRow synonymRows[] = {
    {"page.overview", QT_TRANSLATE_NOOP("CommandSynonym", "cheaper; cheapest; which is cheaper; which is cheapest; which chip; bill; monthly bill; cost; costs; what does it cost; overview; summary; result; start page")},
    {"page.compare", QT_TRANSLATE_NOOP("CommandSynonym", "specs; specifications; datasheet; peaks; tflops; side by side; memory size")},
    {"page.workload", QT_TRANSLATE_NOOP("CommandSynonym", "speed; how fast; faster; fastest; throughput; performance; tokens per second; latency; workload")},
    {"page.break-even", QT_TRANSLATE_NOOP("CommandSynonym", "payback; pay back; payback time; break even; break-even; switching; moving; migration; savings; roi; return on investment; when does it pay")},
    {"page.roadmap", QT_TRANSLATE_NOOP("CommandSynonym", "generations; roadmap; next generation; successor; upcoming; future; what comes next; release dates")},
    {"page.advisor", QT_TRANSLATE_NOOP("CommandSynonym", "advisor; advice; recommend; recommendation; what should I buy; what should I rent; requirements; budget")},
    {"page.value", QT_TRANSLATE_NOOP("CommandSynonym", "tokens per dollar; value for money; price performance; best value")},
    {"page.interactivity", QT_TRANSLATE_NOOP("CommandSynonym", "interactivity; speed against cost; pareto")},
    {"page.roofline", QT_TRANSLATE_NOOP("CommandSynonym", "bottleneck; memory bound; compute bound; bandwidth bound")},
    {"page.what-if", QT_TRANSLATE_NOOP("CommandSynonym", "what if; what-if; tornado; what would change it; what changes the answer; uncertainty; risk; odds")},
    {"page.price-history", QT_TRANSLATE_NOOP("CommandSynonym", "price trend; price drop; prices over time; old prices")},
    {"page.scenarios", QT_TRANSLATE_NOOP("CommandSynonym", "best case; worst case; alternatives")},
    {"page.claims", QT_TRANSLATE_NOOP("CommandSynonym", "half the price; half price; half as expensive; claim; claims; marketing; is it true; contradictions")},
    {"page.model-check", QT_TRANSLATE_NOOP("CommandSynonym", "how accurate; model check; validation; benchmarks; measured; can I trust it; estimate error")},
    {"currency.EUR", QT_TRANSLATE_NOOP("CommandSynonym", "euro; euros; eur; €")},
    {"currency.USD", QT_TRANSLATE_NOOP("CommandSynonym", "dollar; dollars; usd; $")},
    {"currency.GBP", QT_TRANSLATE_NOOP("CommandSynonym", "pound; pounds; sterling; £")},
    {"currency.CHF", QT_TRANSLATE_NOOP("CommandSynonym", "franc; francs; swiss francs")},
    {"currency.JPY", QT_TRANSLATE_NOOP("CommandSynonym", "yen; ¥")},
    {"currency.CNY", QT_TRANSLATE_NOOP("CommandSynonym", "yuan; renminbi; rmb")},
    {"currency.INR", QT_TRANSLATE_NOOP("CommandSynonym", "rupee; rupees; ₹")},
    {"currency.BRL", QT_TRANSLATE_NOOP("CommandSynonym", "real; reais")},
    {"go.volume", QT_TRANSLATE_NOOP("CommandSynonym", "volume; monthly volume; tokens a month; tokens per month; how many tokens; traffic; usage")},
    {"go.currency", QT_TRANSLATE_NOOP("CommandSynonym", "currency; exchange rate; money")},
    {"assumption.chips", QT_TRANSLATE_NOOP("CommandSynonym", "number of chips; how many chips; chip count")},
    {"assumption.price_factor", QT_TRANSLATE_NOOP("CommandSynonym", "discount; rebate; savings plan; negotiated price")},
    {"assumption.hours_a_month", QT_TRANSLATE_NOOP("CommandSynonym", "hours per month; running hours")},
    {"file.import", QT_TRANSLATE_NOOP("CommandSynonym", "my prices; our prices; own prices; quote; csv")},
    {"file.export", QT_TRANSLATE_NOOP("CommandSynonym", "export; save as file; download")},
    {"export.pptx", QT_TRANSLATE_NOOP("CommandSynonym", "powerpoint; power point; slides; ppt; pptx; deck; keynote")},
    {"export.pdf", QT_TRANSLATE_NOOP("CommandSynonym", "pdf; print; printout")},
    {"export.xlsx", QT_TRANSLATE_NOOP("CommandSynonym", "excel; xlsx; spreadsheet; workbook")},
    {"export.png", QT_TRANSLATE_NOOP("CommandSynonym", "picture; image; screenshot; png")},
    {"board.baseline.h100-sxm", QT_TRANSLATE_NOOP("CommandSynonym", "compare with nvidia; against nvidia; versus nvidia; vs nvidia; nvidia")},
    {"board.baseline.trainium2", QT_TRANSLATE_NOOP("CommandSynonym", "compare with trainium; compare with aws; against aws; vs aws")},
    {"board.override", QT_TRANSLATE_NOOP("CommandSynonym", "custom price; change a price; change a number; custom value")},
    {"theme.dark", QT_TRANSLATE_NOOP("CommandSynonym", "dark; dark mode; night; night mode")},
    {"theme.light", QT_TRANSLATE_NOOP("CommandSynonym", "light; light mode; day mode")},
    {"view.larger", QT_TRANSLATE_NOOP("CommandSynonym", "zoom; zoom in; larger; bigger; larger text")},
    {"view.present", QT_TRANSLATE_NOOP("CommandSynonym", "presentation; presentation mode; slideshow; projector")},
    {"panel.assumptionsDock", QT_TRANSLATE_NOOP("CommandSynonym", "assumptions; inputs; parameters of the estimate")},
    {"panel.sourceDock", QT_TRANSLATE_NOOP("CommandSynonym", "source; sources; where does it come from; evidence")},
    {"panel.numbersDock", QT_TRANSLATE_NOOP("CommandSynonym", "table; numbers; all numbers; data table")},
    {"panel.pickerDock", QT_TRANSLATE_NOOP("CommandSynonym", "chips; choose chips; add chips; selection")},
    {"view.language.de", QT_TRANSLATE_NOOP("CommandSynonym", "german")},
    {"view.language.fr", QT_TRANSLATE_NOOP("CommandSynonym", "french")},
    {"view.language.es", QT_TRANSLATE_NOOP("CommandSynonym", "spanish")},
    {"view.language.pt-BR", QT_TRANSLATE_NOOP("CommandSynonym", "portuguese; brazilian")},
    {"edit.settings", QT_TRANSLATE_NOOP("CommandSynonym", "preferences; options; configuration")},
    {"help.tour", QT_TRANSLATE_NOOP("CommandSynonym", "getting started; tutorial; introduction; first steps")},
    {"help.shortcuts", QT_TRANSLATE_NOOP("CommandSynonym", "hotkeys; shortcuts")},
    {"page.overview", QT_TRANSLATE_NOOP("CommandSynonym", "why; reason; reasons; answer")},
    {"page.advisor", QT_TRANSLATE_NOOP("CommandSynonym", "best chip; best fit; buy")},
    {"go.metric.memory", QT_TRANSLATE_NOOP("CommandSynonym", "memory; gigabytes; GB; HBM")},
    {"go.metric.memory_bandwidth", QT_TRANSLATE_NOOP("CommandSynonym", "bandwidth; memory bandwidth")},
    {"go.metric.price_chip_hour", QT_TRANSLATE_NOOP("CommandSynonym", "price; hourly price; rent; rental price")},
    {"go.metric.power", QT_TRANSLATE_NOOP("CommandSynonym", "power; watts; TDP")},
    {"export.pptx", QT_TRANSLATE_NOOP("CommandSynonym", "slide")},
    {"file.brief", QT_TRANSLATE_NOOP("CommandSynonym", "brief; one page; one-pager; handout")},
    {"file.print", QT_TRANSLATE_NOOP("CommandSynonym", "printer; paper; hard copy")},
    {"file.deck", QT_TRANSLATE_NOOP("CommandSynonym", "slide deck; deck builder; presentation builder")},
    {"help.contents", QT_TRANSLATE_NOOP("CommandSynonym", "manual; documentation; how does it work")},
};
// clang-format on

QStringList phrasesIn(const QString &words)
{
    QStringList all;
    for (const QString &one : words.split(QLatin1Char(';'), Qt::SkipEmptyParts))
        all << one.trimmed();
    return all;
}

} // namespace

std::span<const SynonymRow> synonymTable() { return synonymRows; }

QStringList synonymsOf(const QString &command)
{
    QStringList all;
    for (const SynonymRow &row : synonymRows) {
        if (command == QLatin1String(row.command))
            all << phrasesIn(tr(row.words)) << phrasesIn(QString::fromUtf8(row.words));
    }
    all.removeDuplicates();
    return all;
}

} // namespace chipboard
