// Serving constants for a chip, its software and its model.
#include "data/files/catalogreader.h"
#include "data/model/calibration.h"
#include "data/model/device.h"
#include "tests/support/testmain.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_servingconstants {

class TestServingConstants : public QObject
{
    Q_OBJECT

private slots:
    void softwareActsOnTheNearestFamilyAlone();
    void rareChipsHaveWiderRanges();
    void kernelsOfExpertsRipen();
};

// As in the fit: the effect of GB200's software is that on Blackwell with NVLink, not that on all Blackwell in
// addition.
void TestServingConstants::softwareActsOnTheNearestFamilyAlone()
{
    Calibration calibration = loadCatalog({}).catalog.calibration;
    const ServingSubject gb200{traitsOf(calibration, u"gb200"_s), u"TensorRT-LLM"_s, {}, false, {}, 0.0};
    QCOMPARE(gb200.family.chain.first(2), (QStringList{u"blackwell-nvl"_s, u"blackwell"_s}));
    std::map<QString, ServingEffect> &effects =
        calibration.serving.terms[u"time_factor"_s].effects[u"stack_on_family"_s];
    effects.clear();
    const double plain = servingConstants(calibration, gb200).constants.memory;
    effects[u"tensorrt-llm blackwell-nvl"_s] = {3.0, 10};
    effects[u"tensorrt-llm blackwell"_s] = {2.0, 10};
    const double slower = servingConstants(calibration, gb200).constants.memory;
    QVERIFY2(std::abs(plain / slower - 3.0) < 1e-9, qPrintable(QString::number(plain / slower)));
}

// Eight rows from two sources are enough; seven, or eight from one, are not.
void TestServingConstants::rareChipsHaveWiderRanges()
{
    Calibration calibration = loadCatalog({}).catalog.calibration;
    const ServingSubject h100{traitsOf(calibration, u"h100-sxm"_s), {}, {}, false, {}, 0.0};
    const auto errorWith = [&](int rows, int sources) {
        calibration.serving.reach = {ServingReach{u"hopper"_s, u"throughput"_s, rows, sources}};
        return servingError(calibration, servingConstants(calibration, h100), u"throughput", false);
    };
    const double enough = errorWith(8, 2);
    QVERIFY(enough > 0.0);
    QCOMPARE(errorWith(7, 2), enough * calibration.errors.borrowedFactor);
    QCOMPARE(errorWith(8, 1), enough * calibration.errors.borrowedFactor);
    QCOMPARE(errorWith(100, 5), enough);
}

// Software older than 0.6 years gets no slower with experts; software newer than the evidence improves by 0.2
// years at most; dense models read their weights at the same speed.
void TestServingConstants::kernelsOfExpertsRipen()
{
    Calibration calibration = loadCatalog({}).catalog.calibration;
    calibration.serving.terms[u"memory_share"_s] = {0.5, {}};
    calibration.serving.terms[u"time_factor"_s] = {1.0, {}};
    calibration.serving.terms[u"expert_time_factor"_s] = {1.0, {}};
    calibration.serving.terms[u"expert_ageing_factor"_s] = {1.5, {}};
    const auto memory = [&calibration](bool hasExperts, double age) {
        const ServingSubject h100{traitsOf(calibration, u"h100-sxm"_s), {}, {}, hasExperts, {},
                                  calibration.serving.year - age};
        return servingConstants(calibration, h100).constants.memory;
    };
    QVERIFY(std::abs(memory(true, 0.0) - 0.5) < 1e-9);
    QVERIFY(std::abs(memory(true, 0.4) - 0.5 / std::pow(1.5, 0.4)) < 1e-9);
    QVERIFY(std::abs(memory(true, 1.5) - 0.5 / std::pow(1.5, 0.6)) < 1e-9);
    QVERIFY(std::abs(memory(true, -1.0) - 0.5 * std::pow(1.5, 0.2)) < 1e-9);
    QVERIFY(std::abs(memory(false, 1.5) - 0.5) < 1e-9);
}

CHIPBOARD_TEST(TestServingConstants, QCoreApplication)

} // namespace tst_servingconstants

#include "tst_servingconstants.moc"
