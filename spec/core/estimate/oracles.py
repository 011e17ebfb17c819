"""Writes oracles.json: what numpy, scipy and statsmodels give for data that are listed with it. `python3 spec/core/estimate/oracles.py`

Debian packages: python3-numpy, python3-scipy, python3-statsmodels. Norris and Longley are NIST's Statistical Reference Datasets, which
state the certified values themselves.
"""

import json
import pathlib

import numpy
import scipy
import scipy.cluster.hierarchy
import scipy.stats
import statsmodels
import statsmodels.api as sm

draw = numpy.random.default_rng(7)


def fit(x, y, at):
    model = sm.OLS(y, sm.add_constant(x)).fit()
    predicted = model.get_prediction(sm.add_constant(numpy.array(at), has_constant="add"))
    return {
        "x": x.tolist(),
        "y": y.tolist(),
        "coefficients": model.params.tolist(),
        "standardErrors": model.bse.tolist(),
        "tValues": model.tvalues.tolist(),
        "r2": model.rsquared,
        "rmse": float(numpy.sqrt(model.mse_resid)),
        "at": at,
        "responses": predicted.predicted_mean.tolist(),
        "meanDeviations": predicted.se_mean.tolist(),
        "deviations": predicted.se_obs.tolist(),
    }


weather = numpy.column_stack([draw.normal(12, 8, 60), draw.uniform(0, 24, 60), draw.integers(0, 2, 60)])
energy = 400 + weather @ numpy.array([3.5, 18.0, -120.0]) + draw.normal(0, 25, 60)
values = draw.lognormal(1, 0.7, 31)
shares = [0, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 1]
days = numpy.arange(40.0)
drift = 4 + 0.03 * days + draw.normal(0, 0.2, 40)
drift[[5, 17]] = [12, 0]
tied = numpy.round(draw.normal(0, 2, 25))
points = numpy.vstack([draw.normal(centre, 0.6, (8, 3)) for centre in (0, 3, 9)])
linked = scipy.cluster.hierarchy.linkage(points, "ward")


def line(x, y, level):
    slope, intercept, low, high = scipy.stats.theilslopes(y, x, level)
    return {"points": list(zip(x.tolist(), y.tolist())), "level": level, "slope": slope, "intercept": intercept, "low": low, "high": high}


oracles = {
    "origin": {"numpy": numpy.__version__, "scipy": scipy.__version__, "statsmodels": statsmodels.__version__},
    "fit": fit(weather, energy, [[12.0, 8.0, 0.0], [30.0, 24.0, 1.0]]),
    "quantiles": {"values": values.tolist(), "shares": shares, "expected": numpy.quantile(values, shares).tolist()},
    "t": [[p, df, float(scipy.stats.t.ppf(p, df))] for p in (0.005, 0.05, 0.3, 0.5, 0.75, 0.95, 0.975, 0.9999) for df in (1, 2, 3.5, 6, 10, 57, 364, 100000)],
    "normal": [[p, float(scipy.stats.norm.ppf(p))] for p in (1e-6, 0.01, 0.02425, 0.1, 0.5, 0.8, 0.95, 0.99999)],
    "lines": [line(days, drift, 0.9), line(numpy.arange(25.0), tied, 0.95)],
    "ward": {
        "points": points.tolist(),
        "merges": [[int(a), int(b), distance, int(size)] for a, b, distance, size in linked],
        "groups": [scipy.cluster.hierarchy.fcluster(linked, count, "maxclust").tolist() for count in (2, 3, 5)],
        "counts": [2, 3, 5],
    },
}
pathlib.Path(__file__).with_name("oracles.json").write_text(json.dumps(oracles, indent=1) + "\n")
