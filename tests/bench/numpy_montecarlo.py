"""The calculation of bench_montecarlo with numpy: 100,000 draws over ten rows, each with three independent factors with
asymmetric ranges; bands at 10, 50 and 90 %, how often each row beats each other, and which is the best. Prints the
median in milliseconds as JSON."""

import json
import statistics
import time

import numpy

DRAWS, ROWS = 100_000, 10
# (below, above) the point, as logarithms, in standard deviations.
FACTORS = tuple((below / 1.2815515655446004, above / 1.2815515655446004)
                for below, above in ((-0.2, 0.2), (-0.1, 0.15), (0.1, -0.05)))


def reckon(generator, points):
    logs = numpy.zeros((ROWS, DRAWS))
    for row in range(ROWS):
        for below, above in FACTORS:
            score = generator.standard_normal(DRAWS)
            logs[row] += numpy.where(score < 0.0, -score * below, score * above)
    bands = points[:, None] * numpy.exp(numpy.quantile(logs, (0.1, 0.5, 0.9), axis=1).T)
    values = logs + numpy.log(points)[:, None]
    beats = numpy.zeros((ROWS, ROWS))
    for row in range(ROWS):
        beats[row] = (values[row] < values).mean(axis=1)
    best = numpy.bincount(values.argmin(axis=0), minlength=ROWS) / DRAWS
    return bands, beats, best


def main():
    generator = numpy.random.default_rng(1)
    points = numpy.linspace(1.0, 2.0, ROWS)
    times = []
    for _ in range(9):
        start = time.perf_counter()
        reckon(generator, points)
        times.append((time.perf_counter() - start) * 1e3)
    print(json.dumps({"montecarlo": statistics.median(times)}))


if __name__ == "__main__":
    main()
