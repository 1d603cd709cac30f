#include "data/catalog/spoken.h"

#include "data/core/format.h"

namespace chipboard {
namespace {

/// Lists the translatable members, one function per type. resources/translations/update.py has the keys of the files.
class Speaker
{
public:
    explicit Speaker(const Translate &translate)
        : m_translate(translate)
    {
    }

    void speak(Chip &chip) const
    {
        say(chip.note);
        for (DatedText *text :
             {&chip.announced, &chip.available, &chip.processNode, &chip.memoryType, &chip.servingSoftware})
            speak(*text);
        speakAll(chip.dense);
        speakAll(chip.sparse);
        speakAll(chip.inference);
        speak(chip.memory);
        speak(chip.memoryBandwidth);
        for (auto *figure : {&chip.usableMemory, &chip.sram, &chip.scaleUp, &chip.network, &chip.power, &chip.cores})
            speak(*figure);
    }

    void speak(Instance &instance) const
    {
        say(instance.note);
        speak(instance.chips);
        for (auto *figure : {&instance.vcpu, &instance.hostMemory, &instance.memory, &instance.memoryPerChip,
                             &instance.memoryBandwidth, &instance.network, &instance.scaleUp})
            speak(*figure);
        speakAll(instance.compute);
        speakAll(instance.computeSparse);
    }

    void speak(System &system) const
    {
        say(system.note);
        speak(system.chips);
        for (auto *figure : {&system.vcpu, &system.hostMemory, &system.memory, &system.memoryBandwidth, &system.network,
                             &system.scaleUp, &system.power})
            speak(*figure);
        speakAll(system.compute);
        speakAll(system.computeSparse);
        speakAll(system.computeInference);
        for (Fact &fact : system.facts)
            speak(fact);
    }

    void speak(PriceBook &book) const
    {
        say(book.name);
        say(book.description);
        for (PriceEntry &entry : book.prices)
            speak(entry.usdPerHour);
    }

    void speak(Claim &claim) const
    {
        for (QString *text : {&claim.statement, &claim.official, &claim.verdict, &claim.verdictNote, &claim.versus})
            say(*text);
        if (claim.unit.contains(QLatin1Char(' '))) // "USD per GPU-hour"; "x" and "%" are not translatable
            say(claim.unit);
    }

    void speak(Rule &rule) const
    {
        say(rule.topic);
        say(rule.text);
    }

    void speak(Fact &fact) const
    {
        for (QString *text : {&fact.attribute, &fact.unit, &fact.note})
            say(*text);
        if (!isIsoDate(fact.value)) // dates are formatted on display
            say(fact.value);
    }

    void speak(Contradiction &contradiction) const
    {
        for (QString *text : {&contradiction.topic, &contradiction.kind, &contradiction.first, &contradiction.second,
                              &contradiction.computation, &contradiction.verdict})
            say(*text);
    }

    void speak(ChipFamily &family) const { say(family.label); }

    void speak(ModelShape &model) const { say(model.note); }

    void speak(Workload &workload) const
    {
        for (QString *text : {&workload.name, &workload.group, &workload.note})
            say(*text);
    }

private:
    void say(QString &text) const
    {
        if (!text.isEmpty())
            text = withDateTexts(m_translate(text));
    }

    void speak(Reading &reading) const
    {
        for (QString *text : {&reading.reason, &reading.rangeNote, &reading.note})
            say(*text);
    }

    void speak(Figure &figure) const
    {
        speak(static_cast<Reading &>(figure));
        for (Reading &rival : figure.rivals)
            speak(rival);
    }

    void speak(std::optional<Figure> &figure) const
    {
        if (figure)
            speak(*figure);
    }

    void speakAll(std::map<Precision, Figure> &figures) const
    {
        for (auto &entry : figures)
            speak(entry.second);
    }

    void speak(DatedText &text) const
    {
        say(text.reason);
        say(text.note);
    }

    const Translate &m_translate;
};

template<typename Thing>
void speakAll(const Speaker &speaker, QList<Thing> &things)
{
    for (Thing &thing : things)
        speaker.speak(thing);
}

} // namespace

Catalog spoken(Catalog catalog, const Translate &translate)
{
    const Speaker speaker(translate);
    // Their titles are in the previous language.
    for (Source &source : catalog.sources) {
        if (const QString title = source.kind == SourceKind::Own ? ownTitle(source) : QString(); !title.isEmpty())
            source.title = title;
        if (source.kind == SourceKind::Guide) // our own title: published titles stay
            source.title = translate(source.title);
        source.title = withDateTexts(source.title);
    }
    speakAll(speaker, catalog.chips);
    speakAll(speaker, catalog.instances);
    speakAll(speaker, catalog.systems);
    speakAll(speaker, catalog.books);
    speakAll(speaker, catalog.claims);
    speakAll(speaker, catalog.rules);
    speakAll(speaker, catalog.software);
    speakAll(speaker, catalog.facts);
    speakAll(speaker, catalog.contradictions);
    speakAll(speaker, catalog.calibration.families);
    speakAll(speaker, catalog.models);
    speakAll(speaker, catalog.workloads);
    catalog.serveModels(); // their names are in the previous language
    return catalog;
}

} // namespace chipboard
