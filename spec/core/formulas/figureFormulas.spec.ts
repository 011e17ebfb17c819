import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { consumption, volumeAndLeakage } from '../../../core/balance/index.ts';
import { energyCostOf, pressureStepCost } from '../../../core/cost/index.ts';
import { type Figure, sumOf } from '../../../core/figures/index.ts';
import { type ComputedFigure, figureFormulas, formulaOf, formulaValue, terms, termsOf } from '../../../core/formulas/index.ts';
import { energyPerDayKWh, fuelTerms, heatRecovery, recoverableShares, waterVolumeM3 } from '../../../core/heat/index.ts';
import { heatReportOf } from '../../../core/heatReport/index.ts';
import { performanceOf } from '../../../core/performance/index.ts';
import { specificPowerKWperM3min } from '../../../core/master/index.ts';
import type { LeakCostFigure } from '../../../core/leakCost/index.ts';
import { testedNightUse } from '../../../core/leakage/index.ts';
import { cycleLevel, type Level } from '../../../core/leakage/leakLevels.ts';
import { decayFlowM3min } from '../../../core/leakage/pressureDecays.ts';
import { leakCostOf } from '../../../core/leakCost/leakCostOf.ts';
import { keysOf } from '../../../core/records/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { plantIndex, type StatisticFigure, statisticFigure } from '../../../core/statistics/index.ts';
import type { Replayed } from '../../../core/replay/ReplayPlant.ts';
import { savedAmount } from '../../../core/replay/replaySums.ts';
import { stateReplay } from '../../../core/replay/stateReplay.ts';
import { costOf, rateClock } from '../../../core/tariff/index.ts';
import { msPerDay, shiftDay } from '../../../core/time/index.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';
import { energiesOf, powerLog, quarterS } from '../cost/energies.ts';
import { fitted, logOf } from '../replay/stateLogs.ts';

const amount = (max: number) => fc.double({ min: 0.001, max, noNaN: true });
const share = fc.double({ min: 0.01, max: 1, noNaN: true });
/** A year's figures of a station, in base units, load not above the whole. */
const plants = fc.record({
  energyLoadKWh: amount(1e6),
  energyNoLoadKWh: amount(1e6),
  volumeM3: amount(1e7),
  leakedShare: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
  loadS: amount(3e7),
  noLoadS: amount(3e7),
  motorStarts: fc.nat(10_000),
  days: amount(400),
  ratePerKWh: amount(1),
  co2KgPerKWh: amount(1),
  useRatio: share,
  heatingEfficiencyRatio: share,
});
const oil = fuelTerms('heatingOil', defaultSettings.units);

const baselineDays = 28;

/** A report of one day against a month whose days need a tenth more; the volumes of the month go up and down, the report's is their mean. */
function comparedWith(
  energyKWh: number,
  volumeM3: number,
  { ratePerKWh, co2KgPerKWh }: { readonly ratePerKWh: number; readonly co2KgPerKWh: number },
) {
  const dayOf = (number: number) => shiftDay('2026-01-01', number);
  const share = (number: number) => (number === baselineDays ? 1 : number % 2 === 0 ? 1.5 : 0.5);
  const days = Array.from({ length: baselineDays + 1 }, (_, i) => {
    const energy = energyKWh * share(i) * (i === baselineDays ? 1 : 1.1);
    return {
      day: dayOf(i),
      hours: 24,
      volumeM3: volumeM3 * share(i),
      energyKWh: energy,
      cost: energy * ratePerKWh,
      co2Kg: energy * co2KgPerKWh,
    };
  });
  const ranges = {
    baseline: { first: dayOf(0), last: dayOf(baselineDays - 1) },
    report: { first: dayOf(baselineDays), last: dayOf(baselineDays) },
  };
  const { figures } = performanceOf({ days, ...ranges, zone: 'UTC' });
  const valueOf = (name: 'saving' | 'enpi' | 'cost' | 'co2' | 'specific' | 'baselineSpecific') => {
    const finding = figures[name];
    return finding.kind === 'none' ? NaN : finding.value;
  };
  return {
    saving: valueOf('saving'),
    enpi: valueOf('enpi'),
    cost: valueOf('cost'),
    co2: valueOf('co2'),
    specific: valueOf('specific'),
    baselineSpecific: valueOf('baselineSpecific'),
  };
}

/** Fitting takes long; energies in proportion save in proportion. */
const ofThousand = comparedWith(1000, 10_000, { ratePerKWh: 1, co2KgPerKWh: 1 });

/** What the product shows of each figure that has a formula, and what goes into the formula, both of one plant. */
function shownAndInputs(of: typeof plants extends fc.Arbitrary<infer P> ? P : never) {
  const { energyLoadKWh, energyNoLoadKWh, volumeM3, loadS, noLoadS, motorStarts, ratePerKWh, co2KgPerKWh } = of;
  const tariff = { ratePerKWh, co2KgPerKWh };
  const leakedM3 = of.leakedShare * volumeM3;
  const machine = { index: 1, energyLoadKWh, energyNoLoadKWh, volumeM3, leakedM3 };
  const energyKWh = sumOf([energyLoadKWh, energyNoLoadKWh])!;
  const used = consumption([machine], tariff)[0]!;
  const air = volumeAndLeakage([machine], tariff)[0]!;
  const values = {
    index: plantIndex,
    coverage: 1,
    loadS,
    noLoadS,
    motorStarts,
    energyKWh,
    energyLoadKWh,
    totalKWhM3: energyKWh / volumeM3,
    loadKWhM3: energyLoadKWh / volumeM3,
  };
  const quarter = { fromMs: 0, untilMs: quarterHourMs };
  const flat = (perKWh: number) => [{ since: '1970-01-01', rates: { kind: 'flat', perKWh } }] as const;
  const { meanPrice } = energyCostOf(energiesOf(powerLog(0, [80]), quarter, quarterS), {
    ...{ range: quarter, prices: flat(ratePerKWh), co2: flat(co2KgPerKWh), zone: 'UTC', every: 'day' },
  });
  const shownAs = (figure: StatisticFigure) => statisticFigure(figure, values, tariff);
  const energyPerDay = energyPerDayKWh(energyKWh, 0, of.days * msPerDay);
  const parameters = {
    circuit: 'oilCirculation',
    fuel: 'heatingOil',
    useRatio: of.useRatio,
    heatingEfficiencyRatio: of.heatingEfficiencyRatio,
    coldWaterDegC: 20,
    warmWaterDegC: 60,
  } as const;
  const { daily, yearly } = heatRecovery(energyPerDay, parameters, oil);
  const leakFlowM3min = of.leakedShare * (volumeM3 / (loadS / 60));
  const leak = { value: leakFlowM3min, low: leakFlowM3min, high: leakFlowM3min };
  const finding = { kind: 'fitted', ...leak, unit: 'm3/min', method: 'baseFlow', fromMs: 0, untilMs: 1, coverage: 1, n: 7, assumptions: [] } as const; // prettier-ignore
  const day = { hours: loadS / 3600, energyKWh, volumeM3, cost: energyKWh * ratePerKWh };
  const { figures: leaks, meanFlowM3min } = leakCostOf({
    leakage: { findings: [finding], test: undefined, trend: { weeks: [], perWeek: { kind: 'none', method: 'weeklyMedians', reason: 'fewWeeks', coverage: 1 }, watched: 0, change: undefined } }, // prettier-ignore
    alarm: { since: '2026-01-02', foundOn: '2026-01-03', change: { ...finding, kind: 'fitted', method: 'cusum' } },
    days: [day],
    count: 1,
    marginal: { ...finding, value: of.useRatio, low: of.useRatio, high: of.useRatio },
    timePricePerKWh: ratePerKWh,
    isEstimated: false,
    range: { fromMs: 0, untilMs: 1 },
  });
  const valueOf = (figure: LeakCostFigure) => (leaks[figure].kind === 'none' ? undefined : leaks[figure].value);
  const measured = { ...finding, kind: 'measured', value: 1 } as const;
  const nightsOf = (flowM3min: number) =>
    Array.from({ length: 7 }, (_, i) => ({
      day: shiftDay('2026-01-01', i),
      flowM3min,
      meanM3min: flowM3min,
      pressureBar: NaN,
      coverage: 1,
    }));
  const cycles = [0, 1, 2].map((i) => ({ slot: 1, fromMs: i * 600_000, untilMs: (i + 1) * 600_000, airM3: volumeM3, pressureBar: NaN }));
  const byCycles = cycleLevel({ cycles }, NaN) as Level;
  const compared = {
    ...ofThousand,
    saving: (ofThousand.saving * energyKWh) / 1000,
    cost: (ofThousand.cost * energyKWh * ratePerKWh) / 1000,
    co2: (ofThousand.co2 * energyKWh * co2KgPerKWh) / 1000,
  };
  const wasteHeat = heatReportOf(energiesOf(powerLog(0, [4]), quarter, quarterS), {
    ...{ range: quarter, zone: 'UTC', circuit: 'oilCirculation', shares: [{ since: '1970-01-01', usedShare: 1 - of.useRatio }] },
  });
  const yearLike = { ...finding, fromMs: 0, untilMs: of.days * 86_400_000, method: 'quarterHours' } as const;
  const stepCost = pressureStepCost({
    range: { fromMs: 0, untilMs: yearLike.untilMs },
    byRate: [],
    cost: { ...yearLike, kind: 'measured', value: used.cost! },
  });
  const [asIs, changed] = [energyKWh, energyLoadKWh].map(
    (kWh) => ({ energyKWh: kWh, hoursKWh: Float64Array.of(kWh) }) as unknown as Replayed,
  ) as [Replayed, Replayed];
  const [saving, change] = [energyKWh - energyLoadKWh, { value: 0, low: 0, high: 0 }];
  const savedAt = (perKWh: number) => savedAmount(asIs, changed, change, 0, rateClock(flat(perKWh), 'UTC'))!;
  const [costs, emissions] = [savedAt(ratePerKWh), savedAt(co2KgPerKWh)];
  const following = { value: of.useRatio, low: of.useRatio, high: of.useRatio };
  const logged = stateReplay([logOf(energyLoadKWh)], [fitted], following, { pressureBar: -0.5, runOnS: undefined });
  const shown: Readonly<Partial<Record<ComputedFigure, Figure>>> = {
    meanPrice: meanPrice.kind === 'none' ? undefined : meanPrice.value,
    pressureStepCost: stepCost.kind === 'none' ? undefined : stepCost.value,
    energySaved: compared.saving,
    enpi: compared.enpi,
    costSaved: compared.cost,
    co2Saved: compared.co2,
    comparedSpecific: compared.specific,
    changeSaving: saving,
    changeCostSaving: costs.saving.value,
    changeCo2Saving: emissions.saving.value,
    stateSaving: logged.savingKWh.value,
    energyNoLoad: shownAs('noLoadKWh'),
    cost: used.cost,
    co2: used.co2Kg,
    noLoadShare: shownAs('noLoadShare'),
    loadEnergyShare: energyLoadKWh / energyKWh,
    specificEnergy: shownAs('totalKWhM3'),
    specificPower: shownAs('totalPower'),
    specificPowerLoad: shownAs('loadPower'),
    specificPowerNoLoad: shownAs('noLoadPower'),
    specificPowerNow: specificPowerKWperM3min(energyKWh, volumeM3),
    airCost: costOf(energyKWh / volumeM3, tariff),
    runningTime: shownAs('runS'),
    loadShare: shownAs('loadShare'),
    startsPerRunHour: shownAs('startsPerRunHour'),
    leakedShare: air.leakedRatio,
    leakageCost: air.leakageCost,
    leakageCo2: air.leakageCo2Kg,
    leakFlow: leakFlowM3min,
    leakRise: leakFlowM3min,
    testedNightUse: testedNightUse([measured], { nights: nightsOf(1 + leakFlowM3min) }),
    leakByCycles: byCycles.value,
    leakByDecay: decayFlowM3min({ ratePerMin: of.leakedShare }, volumeM3, 7),
    leakRiseCost: valueOf('alarm'),
    leakFlowShare: valueOf('share'),
    leakedAirCost: valueOf('leakedAir'),
    repairSaving: valueOf('repair'),
    energyPerDay,
    // of 1 kWh: no compressor draws what some of these energies would need in a quarter hour
    wasteHeat: wasteHeat.heat.kind === 'none' ? undefined : wasteHeat.heat.value * energyKWh,
    heat: daily.heatKWh,
    fuelEnergy: daily.fuelEnergyKWh,
    fuelAmount: daily.fuelAmount,
    heatSaving: daily.saving,
    heatCo2: daily.co2Kg,
    hotWater: waterVolumeM3(daily.hotWaterKg),
    heatSavingPerYear: yearly.saving,
    coverage: of.loadS / (of.loadS + of.noLoadS),
  };
  const inputs = {
    loadTime: loadS,
    noLoadTime: noLoadS,
    runningTime: (loadS + noLoadS) / 3600,
    knownTime: loadS,
    rangeTime: loadS + noLoadS,
    days: of.days,
    motorStarts,
    energy: energyKWh,
    energyLoad: energyLoadKWh,
    energyNoLoad: energyNoLoadKWh,
    power: energyKWh,
    delivery: volumeM3,
    volume: volumeM3,
    rate: ratePerKWh,
    co2Factor: co2KgPerKWh,
    cost: used.cost,
    co2: used.co2Kg,
    specificEnergy: shown.specificEnergy,
    specificPower: shown.specificPower,
    specificPowerLoad: shown.specificPowerLoad,
    leaked: leakedM3,
    leakFlow: leakFlowM3min,
    nightFlow: 1 + leakFlowM3min,
    nightFlowBefore: 1,
    nightUse: 1,
    testLeak: 1,
    leakRise: leakFlowM3min,
    cycleAir: volumeM3 * 3,
    cycleTime: 1800,
    decayRate: of.leakedShare,
    receiverVolume: volumeM3,
    absolutePressure: 8,
    meanFlow: meanFlowM3min,
    marginalPower: of.useRatio,
    energyPerDay,
    recoverableShare: recoverableShares.oilCirculation,
    unusedShare: of.useRatio,
    use: of.useRatio,
    heat: daily.heatKWh,
    efficiency: of.heatingEfficiencyRatio,
    fuelEnergy: daily.fuelEnergyKWh,
    heatingValue: oil.heatingValueKWhPerUnit,
    fuelAmount: daily.fuelAmount,
    fuelPrice: oil.pricePerUnit,
    fuelCo2Factor: oil.co2KgPerUnit,
    warmWater: 60,
    coldWater: 20,
    perDay: daily.saving,
    loadCostPerYear: (365 * used.cost!) / of.days,
    sharePerBar: 0.07,
    expectedEnergy: energyKWh + compared.saving,
    savedEnergy: compared.saving,
    measuredPerExpected: compared.enpi,
    baselineSpecific: compared.baselineSpecific,
    replayedEnergy: asIs.energyKWh,
    changedEnergy: changed.energyKWh,
    replayedCost: costs.baseline,
    changedCost: costs.changed,
    replayedCo2: emissions.baseline,
    changedCo2: emissions.changed,
    pressureSaving: logged.pressureKWh.value,
    leakSaving: logged.flowKWh.value,
    runOnSaving: logged.runOnKWh,
  };
  return { shown, inputs };
}

/** What a difference is taken of: it is as exact as that. */
const differenceScale = ({
  energy,
  specificPower,
  nightFlow,
  replayedCost,
  replayedCo2,
}: {
  readonly energy: number;
  readonly replayedCost: number;
  readonly replayedCo2: number;
  readonly specificPower: Figure;
  readonly nightFlow: number;
}) =>
  ({
    ...{ energyNoLoad: energy, specificPowerNoLoad: specificPower, noLoadShare: 1, leakFlow: nightFlow, leakRise: nightFlow },
    ...{ changeSaving: energy, changeCostSaving: replayedCost, changeCo2Saving: replayedCo2 },
  }) as Readonly<Partial<Record<ComputedFigure, Figure>>>;

const figures = keysOf(figureFormulas);
const withFormula = figures.filter((figure) => 'formula' in formulaOf(figure));

describe('the formula that a figure is explained with', () => {
  test.each(withFormula)('gives the %s that the product shows', (figure) => {
    const description = formulaOf(figure);
    fc.assert(
      fc.property(plants, (plant) => {
        const { shown, inputs } = shownAndInputs(plant);
        const [wanted, found] = [shown[figure], 'formula' in description ? formulaValue(description.formula, inputs) : undefined];
        expect(wanted).toBeDefined();
        expect(Math.abs(found! - wanted!)).toBeLessThanOrEqual(1e-9 * (differenceScale(inputs)[figure] ?? wanted!));
      }),
      { numRuns: 50 },
    );
  });

  it('is missing where one of its inputs is', () => {
    for (const figure of withFormula) {
      const description = formulaOf(figure);
      if (!('formula' in description)) continue;
      expect(termsOf(description.formula).length).toBeGreaterThan(0);
      expect(formulaValue(description.formula, {})).toBeUndefined();
    }
  });

  it('is made of terms of which each is used', () => {
    const used = new Set(
      figures.flatMap((figure) => {
        const description = formulaOf(figure);
        return 'formula' in description ? termsOf(description.formula) : [];
      }),
    );
    expect(keysOf(terms).filter((term) => !used.has(term))).toEqual([]);
  });
});
