import { describe, expect, it } from '@jest/globals';
import { fuels, fuelTerms } from '../../../core/heat/index.ts';
import { measuresOf, type ReplayedChange, replayQuestion } from '../../../core/measures/index.ts';
import type { HeatSource } from '../../../core/plantData/index.ts';
import { pressureBandOf } from '../../../core/loadProfile/index.ts';
import { defaultSettings, plantDataOf } from '../../../core/settings/index.ts';
import { flatRates, rateClock } from '../../../core/tariff/index.ts';
import { type PlantDay, plantDayRange, type TimeRange } from '../../../core/time/index.ts';
import { measuresAnswer, type MeasuresSource, replayedMeasuresAnswer } from '../../../station/figures/measuresAnswer.ts';
import { quietYear, range as year, zone } from '../../core/measures/inputs.ts';

const never = new AbortController().signal;
const heatSource: HeatSource = { since: '2025-01-01', circuit: 'airPipes', machines: [], usedShare: 0, form: {} };
const pressureAt = (p1: number) => ({ p1 });

interface Said {
  readonly firstDay?: PlantDay;
  readonly seconds?: object;
  readonly pressure?: object;
  readonly estimated?: readonly string[];
}

/** A station that says of its days what a quiet year does, and what it is asked for. */
function sourceOf({ firstDay, seconds, pressure, estimated = [] }: Said = {}) {
  const asked: Record<string, unknown> = {};
  const answer =
    (name: string, value: unknown) =>
    (of: TimeRange, ...more: readonly unknown[]) => {
      asked[name] = [of, ...more.filter((each) => each !== never)];
      return Promise.resolve(value);
    };
  const machines = [
    { loadS: 3_600_000, noLoadS: 1_080_000, energyLoadKWh: 90_000, energyNoLoadKWh: 7500 },
    { loadS: 1_800_000, noLoadS: 36_000, energyLoadKWh: 40_000, energyNoLoadKWh: 300 },
  ];
  const source = {
    days: () => Promise.resolve(firstDay === undefined ? [] : [firstDay, '2026-10-30']),
    machines: answer('machines', { picture: quietYear.machines, range: year, recordedDays: 300, evaluatedDays: 290 }),
    leakage: answer('leakage', { leakage: quietYear.leakage, cost: quietYear.leakCost, consumers: quietYear.consumers }),
    energyCost: answer('energyCost', { cost: quietYear.cost }),
    heatReport: answer('heatReport', { report: quietYear.heat, source: heatSource }),
    profile: answer('profile', { ...quietYear.flow, seconds, pressure }),
    totals: answer('totals', { machines }),
    cycles: answer('cycles', quietYear.cycles),
    estimated: answer('estimated', estimated),
  } as unknown as MeasuresSource;
  return { source, asked, machineSums: machines.map((of, i) => ({ slot: i + 1, ...of })) };
}
const { plant, units, limits } = defaultSettings;
const series = { read: () => new Map() };
const rateOf = flatRates(units.electricityRatePerKWh);
/** What measures are found in, but for what a spec says otherwise. */
const inputsOf = (more: object) => ({
  ...{ ...quietYear, range: year, zone, days: 290, prices: rateClock(rateOf, zone), heatSource, isEstimated: false },
  fuels: fuels.map((fuel) => fuelTerms(fuel, units)),
  pressure: { lowBar: undefined, limitBar: pressureBandOf(limits).low },
  ...more,
});
const entered = { measures: plant.measures.rows, valuations: plant.valuations.rows };

describe('what a station says there is to do', () => {
  it.each([
    ['its whole range where nothing is recorded', undefined, year.fromMs],
    ['its whole range where days before it are recorded', '2025-10-01', year.fromMs],
    ['the days from the first recorded one on', '2026-02-03', plantDayRange('2026-02-03', zone).fromMs],
    ['the last day where that is the first recorded one', '2026-10-31', plantDayRange('2026-10-31', zone).fromMs],
    ['its whole range where only days after it are recorded', '2026-11-01', year.fromMs],
  ])('is of %s', async (_, firstDay, fromMs) => {
    const { source, asked } = sourceOf(firstDay === undefined ? {} : { firstDay });
    const answer = await measuresAnswer(source, defaultSettings, series, { range: year, zone }, never);
    expect(asked['machines']).toEqual([{ fromMs, untilMs: year.untilMs }]);
    expect(answer).toMatchObject({ range: year, recordedDays: 300, evaluatedDays: 290 });
  });

  it('is found in what it says of the same whole days in other calls', async () => {
    const { source, asked, machineSums } = sourceOf();
    const { picture } = await measuresAnswer(
      source,
      defaultSettings,
      series,
      { range: { ...year, untilMs: year.untilMs + 5 }, zone },
      never,
    );
    const { machines, ...others } = asked;
    expect(machines).toEqual([{ ...year, untilMs: year.untilMs + 5 }]);
    expect(others).toEqual({
      ...{ leakage: [year], energyCost: [year, 'month'], heatReport: [year, 'oilCirculation'], profile: [year, 'flow'] },
      ...{ totals: [year], cycles: [year], estimated: [year] },
    });
    expect(picture).toEqual(measuresOf({ ...inputsOf({ machineSums }), replays: [] }, entered));
    const exchanged = machineSums.map((of) => ({ ...of, slot: 3 - of.slot }));
    expect(picture).not.toEqual(measuresOf({ ...inputsOf({ machineSums: exchanged }), replays: [] }, entered));
  });

  it.each([
    ['its values every 10 s', { seconds: pressureAt(6.35), pressure: pressureAt(6.4) }, 6.35],
    ['its quarter hours where it has no others', { pressure: pressureAt(6.4) }, 6.4],
  ])('goes by the lowest pressure of %s', async (_, said, lowBar) => {
    const { source, machineSums } = sourceOf(said);
    const { picture } = await measuresAnswer(source, defaultSettings, series, { range: year, zone }, never);
    const pressure = { lowBar, limitBar: pressureBandOf(limits).low };
    expect(picture).toEqual(measuresOf({ ...inputsOf({ machineSums, pressure }), replays: [] }, entered));
  });

  it.each([
    [['deliveryVolumeM3min@2', 'powerKW@0'], false],
    [['deliveryVolumeM3min@2', 'electricalPowerKW@7'], true],
  ])('counts as calculated where the power of a machine was, with %j', async (estimated, isEstimated) => {
    const { source, machineSums } = sourceOf({ estimated, seconds: pressureAt(6.9) });
    const { picture } = await measuresAnswer(source, defaultSettings, series, { range: year, zone }, never);
    const pressure = { lowBar: 6.9, limitBar: pressureBandOf(limits).low };
    expect(picture).toEqual(measuresOf({ ...inputsOf({ machineSums, pressure, isEstimated }), replays: [] }, entered));
  });

  it('takes the heat of the first circuit that is entered', async () => {
    const { source, asked } = sourceOf();
    const settings = { ...defaultSettings, plant: { ...plant, heat: { ...plant.heat, rows: [heatSource] } } };
    await measuresAnswer(source, settings, series, { range: year, zone }, never);
    expect(asked['heatReport']).toEqual([year, 'airPipes']);
  });

  it('has what replays of the same days say, with the volume that holds at their end', async () => {
    const { source, machineSums } = sourceOf();
    const receivers = {
      rows: [
        { since: '2026-10-31', volumeM3: 12 },
        { since: '2026-11-01', volumeM3: 20 },
        { since: '2025-01-01', volumeM3: 8 },
      ],
    };
    const settings = { ...defaultSettings, plant: { ...plant, receivers } };
    const replays: readonly ReplayedChange[] = [];
    const asked: unknown[] = [];
    const onShare = () => undefined;
    const answer = await replayedMeasuresAnswer(
      { measures: (...given) => (asked.push(given), Promise.resolve(replays)) },
      [source, settings, series, { range: year, zone }, never],
      onShare,
    );
    const inputs = inputsOf({ machineSums });
    const rates = { prices: rateOf, co2: flatRates(units.electricityCo2KgPerKWh) };
    const question = replayQuestion(inputs, entered, { volumeM3: 12, ...rates });
    expect(asked).toEqual([[{ range: year, plant: plantDataOf(settings.plant), question }, never, onShare]]);
    expect(answer.picture).toEqual(measuresOf({ ...inputs, replays }, entered));
  });
});
