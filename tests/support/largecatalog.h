// Purpose: catalogue files of any size for load tests: chips of ten vendors, instances with them, and a price for each.
// Nothing is random: the n-th chip is always the same.
#pragma once

#include "data/files/catalogreader.h"

namespace chipboard::testing {

[[nodiscard]] inline QByteArray largeFigure(double value, const char *unit)
{
    return "{\"value\":" + QByteArray::number(value, 'g', 6) + ",\"unit\":\"" + unit
        + "\",\"status\":\"published\",\"as_of\":\"2026-01-31\",\"sources\":[\"many\"]}";
}

[[nodiscard]] inline QByteArray largeChip(int number)
{
    const QByteArray n = QByteArray::number(number);
    const QByteArray dated = "{\"value\":\"2025-01\",\"as_of\":\"2026-01\",\"sources\":[\"many\"]}";
    return "{\"id\":\"many-" + n + "\",\"name\":\"Many " + n + "\",\"full_name\":\"The Many " + n
        + "\",\"vendor\":\"Vendor " + QByteArray::number(number % 10) + "\",\"family\":\"Family "
        + QByteArray::number(number / 10 % 20) + "\",\"generation\":1,\"status\":\"shipping\",\"announced\":" + dated
        + ",\"available\":" + dated + ",\"dense\":{\"bf16\":" + largeFigure(100 + number % 900, "TFLOPS")
        + "},\"memory\":" + largeFigure(16 + number % 200, "GB")
        + ",\"memory_bandwidth\":" + largeFigure(1 + number % 8, "TB/s") + "}";
}

[[nodiscard]] inline QByteArray largeInstance(int number, int chips)
{
    const QByteArray n = QByteArray::number(number);
    return "{\"id\":\"rent-" + n + "\",\"name\":\"rent." + n + "\",\"provider\":\"Cloud "
        + QByteArray::number(number % 8) + "\",\"chip\":\"many-" + QByteArray::number(number % chips)
        + "\",\"status\":\"shipping\",\"chips\":" + largeFigure(1 << (number % 4), "chips") + "}";
}

[[nodiscard]] inline QByteArray largePrice(int number)
{
    return "{\"instance\":\"rent-" + QByteArray::number(number) + "\",\"provider\":\"Cloud "
        + QByteArray::number(number % 8)
        + "\",\"region\":\"us-east-1\",\"usd_per_hour\":" + largeFigure(1.0 + number % 100, "USD/h") + "}";
}

template<typename Item>
[[nodiscard]] QByteArray largeList(int count, const Item &item)
{
    QByteArray text;
    for (int number = 0; number < count; ++number)
        text += (number == 0 ? "\n" : ",\n") + item(number);
    return text;
}

/// To be loaded on top of the shipped files. Prices are in a separate book, "many-prices".
[[nodiscard]] inline QList<SpecFile> largeSpecs(int chips, int instances)
{
    const QByteArray head = "{\"version\":1,\"kind\":\"";
    return {{QStringLiteral("many/sources.json"),
             head
                 + "sources\",\"sources\":[{\"id\":\"many\",\"title\":\"Many\",\"url\":\"https://example.org\","
                   "\"as_of\":\"2026-01-31\",\"kind\":\"official\"}]}"},
            {QStringLiteral("many/chips.json"), head + "chips\",\"chips\":[" + largeList(chips, largeChip) + "]}"},
            {QStringLiteral("many/instances.json"),
             head + "instances\",\"instances\":["
                 + largeList(instances, [chips](int number) { return largeInstance(number, chips); }) + "]}"},
            {QStringLiteral("many/prices.json"),
             head
                 + "prices\",\"book\":{\"id\":\"many-prices\",\"name\":\"Many prices\",\"kind\":\"on-demand\","
                   "\"as_of\":\"2026-01-31\",\"currency\":\"USD\",\"description\":\"Prices of many.\","
                   "\"providers\":[\"Cloud 0\"],\"regions\":[\"us-east-1\"],\"fallbacks\":[],\"prices\":["
                 + largeList(instances, largePrice) + "]}}"}};
}

} // namespace chipboard::testing
