import { beforeAll, describe, expect, it } from '@jest/globals';
import { type MeasureReplayQuestion, type ReplayedChange, replayedMeasures } from '../../../core/measures/index.ts';
import { togetherOf } from '../../../core/measures/together.ts';
import type { MeasureId } from '../../../core/plantData/index.ts';
import {
  type ControlWhatIf,
  type LoggedPlantDay,
  type PlantChange,
  replayStudy,
  savingKind,
  whatIf,
  type WhatIf,
} from '../../../core/replay/index.ts';
import { flatRates } from '../../../core/tariff/index.ts';
import { quietPlant, simulatedDays } from '../replay/simulatedDays.ts';

const week = simulatedDays({ config: quietPlant, seed: 1, days: 7 });
const study = {
  known: { leakM3min: { low: 3.5, value: 4, high: 4.5 } },
  limitBar: 6.2,
  zone: quietPlant.zone,
  prices: flatRates(0.25),
  co2: flatRates(0.38),
};
const question: MeasureReplayQuestion = {
  ...study,
  pressureSteps: 5,
  cyclingSlot: undefined,
  lessLeakM3min: { low: 1.75, value: 2.6, high: 3.6 },
  runOnsS: [1, 3].map((slot) => ({ slot, runOnS: 60 })),
  leftOut: [],
};

function finished<Result>(work: Generator<number, Result>): { readonly result: Result; readonly done: readonly number[] } {
  const done: number[] = [];
  for (;;) {
    const step = work.next();
    if (step.done === true) return { result: step.value, done };
    done.push(step.value);
  }
}
/** But for the last bits. */
const expectAscending = (shares: readonly number[]) => {
  for (const [i, share] of shares.slice(1).entries()) expect(share).toBeGreaterThanOrEqual(shares[i]! - 1e-9);
};
const asked = (days: readonly LoggedPlantDay[], of: MeasureReplayQuestion) => finished(replayedMeasures(days, of)).result;
const asIs = (() => {
  const { result } = finished(replayStudy(week, study));
  if (result.kind === 'none') throw new Error(result.reason);
  return result;
})();
const { band: logged } = asIs.fit.plant;
/** Of the whole week, kWh/a. */
const saved = (change: PlantChange) => ((asIs.baseline.energyKWh - asIs.replayedWith(change).energyKWh) * 365) / 7;
const controlled = (of: WhatIf): ControlWhatIf => {
  if (of.kind !== 'control') throw new Error(of.kind);
  return of;
};
const of = (all: readonly ReplayedChange[], measure: MeasureId) =>
  all.find(({ measures }) => measures.length === 1 && measures[0] === measure)!;
const factOf = ({ facts }: ReplayedChange, name: string) => facts.find((fact) => fact.name === name)?.value ?? NaN;
const orderOf = ({ facts }: ReplayedChange) => facts.toSorted((a, b) => a.value - b.value).map(({ slot }) => slot!);
const reasonOf = ({ energy }: ReplayedChange) => (energy.kind === 'none' ? energy.reason : energy.kind);

describe('the measures of a week that is replayed', () => {
  let all: readonly ReplayedChange[];
  let done: readonly number[];
  beforeAll(() => {
    ({ result: all, done } = finished(replayedMeasures(week, question)));
  });
  const together = () => all.find(({ measures }) => measures.length > 1)!;

  it('[GAIN-9] have a lower pressure that saves in a year what the same change saves in a what-if, end by end, as energy, money and CO2', () => {
    const found = of(all, 'pressure');
    const loweredBar = factOf(found, 'loweredBar');
    expect(loweredBar).toBeGreaterThan(0);
    const change = { band: { lowBar: logged.lowBar - loweredBar, highBar: logged.highBar - loweredBar } };
    const { savingKWh, cost, co2Kg, service } = controlled(finished(whatIf(week, { ...study, change })).result);
    expect(service).toBe('same');
    expect(found.energy).toMatchObject({ kind: savingKind(asIs.fit), method: 'controlReplay', unit: 'kWh/a', n: 7, coverage: 1 });
    for (const end of ['low', 'value', 'high'] as const) {
      expect(found.energy).toHaveProperty(end, expect.closeTo((savingKWh[end] * 365) / 7, 6));
      expect(found.money).toHaveProperty(end, expect.closeTo((cost!.saving[end] * 365) / 7, 6));
      expect(found.co2).toHaveProperty(end, expect.closeTo((co2Kg!.saving[end] * 365) / 7, 6));
    }
  });

  it('have a band and an order that save as much as the same change in a what-if, or say why they are none', () => {
    for (const measure of ['band', 'order'] as const) {
      const found = of(all, measure);
      if (found.energy.kind === 'none') {
        expect(['noDifference', 'notSame']).toContain(found.energy.reason);
        continue;
      }
      const change: PlantChange =
        measure === 'band'
          ? { band: { lowBar: factOf(found, 'bandLowBar'), highBar: factOf(found, 'bandHighBar') } }
          : { order: orderOf(found) };
      expect(found.energy.value).toBeCloseTo(saved(change), 6);
    }
  });

  it('[GAIN-9] have all of them together by one replay, of all changes at once', () => {
    const { measures, energy } = together();
    const lowBar = logged.lowBar - factOf(of(all, 'pressure'), 'loweredBar');
    const band = of(all, 'band');
    const width = band.energy.kind === 'none' ? logged.highBar - logged.lowBar : factOf(band, 'bandHighBar') - logged.lowBar;
    const order = of(all, 'order');
    const change: PlantChange = {
      band: { lowBar, highBar: lowBar + width },
      lessLeakM3min: question.lessLeakM3min,
      runOnsS: question.runOnsS,
      ...(order.energy.kind !== 'none' && { order: orderOf(order) }),
    };
    expect(measures).toContain('leaks');
    expect(energy).toHaveProperty('value', expect.closeTo(saved(change), 6));
  });

  it('[GAIN-9] save less together than their sum, as a lower pressure makes each leak smaller', () => {
    const { lessLeakM3min } = question;
    const lower = { band: { lowBar: logged.lowBar - 0.5, highBar: logged.highBar - 0.5 } };
    const [pressure, leaks, both] = [saved(lower), saved({ lessLeakM3min }), saved({ ...lower, lessLeakM3min })];
    expect(both).toBeLessThan(pressure + leaks);
    expect(both).toBeGreaterThan(Math.max(pressure, leaks));
  });

  it('[GAIN-9] have leaks replayed by themselves as well, so that all together save no more than each alone, added up', () => {
    const alone = of(all, 'leaks');
    expect(alone.energy).toMatchObject({ kind: savingKind(asIs.fit), method: 'controlReplay' });
    expect(alone.energy).toHaveProperty('value', expect.closeTo(saved({ lessLeakM3min: question.lessLeakM3min }), 6));
    const { energySum } = togetherOf(all, [])!;
    expect(energySum!.difference.value).toBeLessThan(0);
    expect(together().energy).toHaveProperty('value', energySum!.sum.value + energySum!.difference.value);
  });

  it('have those together that save something, with leaks and run-ons beside', () => {
    const saving = (['pressure', 'band', 'order', 'shortCycles'] as const).filter((each) => of(all, each).energy.kind !== 'none');
    expect(together().measures).toEqual([...saving, 'leaks', 'runOn']);
  });

  it('say how far they are, from the begin to the end', () => {
    expectAscending(done);
    expect(done.at(-1)).toBeLessThanOrEqual(1);
  });

  it('have no larger receiver where none cycles too fast', () => {
    expect(reasonOf(of(all, 'shortCycles'))).toBe('fewShortCycles');
  });
});

describe('a compressor that cycles too fast, and run-ons that could be shorter', () => {
  const { runOnsS } = question;
  const cycling = { ...question, pressureSteps: 0, lessLeakM3min: undefined, cyclingSlot: 1 };
  let all: readonly ReplayedChange[];
  let done: readonly number[];
  beforeAll(() => {
    ({ result: all, done } = finished(replayedMeasures(week, { ...cycling, leftOut: ['band', 'order'] })));
  });

  it('get the next half cubic metre of a receiver with which a cycle takes two minutes where half of the delivery is used', () => {
    const { fullM3min } = asIs.fit.machines.find(({ machine }) => machine.slot === 1)!.machine;
    const receiverM3 = Math.ceil((fullM3min / 2 / (logged.highBar - logged.lowBar)) * 2) / 2;
    const found = of(all, 'shortCycles');
    expect(found.facts).toEqual([
      { name: 'receiverNowM3', value: asIs.fit.plant.volumeM3 },
      { name: 'receiverM3', value: receiverM3 },
    ]);
    expect(found.energy).toHaveProperty('value', expect.closeTo(saved({ volumeM3: receiverM3 }), 6));
  });

  it('[GAIN-9] are replayed each by itself and both together, without what is left out', () => {
    const volumeM3 = factOf(of(all, 'shortCycles'), 'receiverM3');
    expect(all.map(({ measures }) => measures.join(' '))).toEqual([
      ...['pressure', 'band', 'order', 'shortCycles'],
      ...['runOn', 'shortCycles runOn'],
    ]);
    expect(of(all, 'runOn').energy).toHaveProperty('value', expect.closeTo(saved({ runOnsS }), 6));
    expect(all.at(-1)!.energy).toHaveProperty('value', expect.closeTo(saved({ volumeM3, runOnsS }), 6));
    expectAscending(done);
    expect(done.at(-1)).toBe(1);
  });

  it('have the pressures of another band, and the places of another order', () => {
    const { facts } = of(all, 'band');
    expect(facts).toEqual([
      { name: 'bandLowBar', value: logged.lowBar },
      { name: 'bandHighBar', value: expect.any(Number) },
    ]);
    const order = of(all, 'order').facts;
    expect(order.map(({ name, value }) => [name, value])).toEqual(asIs.fit.machines.map((_, i) => ['orderPlace', i + 1]));
    expect(reasonOf(of(all, 'pressure'))).toBe('littleHeadroom');
  });

  it('have nothing together where one measure alone saves, as the receiver is large enough', () => {
    const one = asked(week, { ...cycling, limitBar: undefined, runOnsS: [], cyclingSlot: 4, leftOut: ['order'] });
    expect(one.map((each) => [each.measures.join(' '), reasonOf(each)])).toEqual([
      ['pressure', 'noLimit'],
      ['band', savingKind(asIs.fit)],
      ['order', savingKind(asIs.fit)],
      ['shortCycles', 'receiverEnough'],
    ]);
    expect(of(one, 'shortCycles').energy).toMatchObject({ kind: 'none', coverage: 1 });
  });
});

describe('days that a replay says nothing of', () => {
  it('have a reason for each measure where they are too few', () => {
    expect(of(asked(week.slice(1), question), 'band')).toMatchObject({ fromMs: 0, untilMs: 0, energy: { coverage: 0 } });
    expect(asked(week.slice(1), question).map((each) => [each.measures, reasonOf(each)])).toEqual(
      ['pressure', 'band', 'order', 'shortCycles'].map((measure) => [[measure], 'tooFewDays']),
    );
  });

  it('[GAIN-9] name the figure that misses the log, and have the pressure alone, by what the logged states cost', () => {
    const off = week.map((day) => ({ ...day, replay: { ...day.replay, hoursKWh: day.replay.hoursKWh.map((kWh) => kWh * 1.1) } }));
    const all = asked(off, question);
    for (const measure of ['band', 'order', 'shortCycles'] as const) {
      expect(reasonOf(of(all, measure))).toBe('gateFailed');
      expect(factOf(of(all, measure), 'energyOffShare')).toBeCloseTo(1 / 1.1 - 1, 2);
    }
    const change = { band: { lowBar: logged.lowBar - 0.5, highBar: logged.highBar - 0.5 } };
    const { result: lower } = finished(whatIf(off, { ...study, change }));
    if (lower.kind !== 'state') throw new Error(lower.kind);
    const { value, low, high } = lower.state.savingKWh;
    const [valueKWh, lowKWh, highKWh] = [value, low, high].map((kWh) => expect.closeTo((kWh * 365) / 7, 6));
    expect(of(all, 'pressure').energy).toMatchObject({ method: 'stateReplay', value: valueKWh, low: lowKWh, high: highKWh });
    expect(of(all, 'pressure')).toMatchObject({ money: { kind: 'none', reason: 'noPrice' }, co2: { kind: 'none', reason: 'noPrice' } });
    expect(factOf(of(all, 'pressure'), 'loweredBar')).toBeCloseTo(0.5, 9);
    expect(all.filter(({ measures }) => measures.length > 1)).toEqual([]);
    expect(reasonOf(of(asked(off, { ...question, pressureSteps: 0 }), 'pressure'))).toBe('noDifference');
  });
});
