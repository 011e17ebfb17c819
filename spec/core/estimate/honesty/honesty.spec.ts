import { describe, expect, it } from '@jest/globals';
import { honestCost } from './honestCost.ts';
import type { HonestFeature } from './HonestFeature.ts';
import { honestHeat } from './honestHeat.ts';
import { honestLeaks } from './honestLeaks.ts';
import { honestMachines } from './honestMachines.ts';
import { honestMeasures } from './honestMeasures.ts';
import { honestPerformance } from './honestPerformance.ts';
import { honestProfile } from './honestProfile.ts';
import { honestWhatIf } from './honestWhatIf.ts';

/** Whatever gives figures of insight stands here. */
const features: readonly HonestFeature[] = [
  honestCost,
  honestHeat,
  honestLeaks,
  honestMachines,
  honestMeasures,
  honestPerformance,
  honestProfile,
  honestWhatIf,
];
const draws = Array.from({ length: 30 }, (_, seed) => seed + 1);
const having = <K extends keyof HonestFeature>(key: K) =>
  features.flatMap((feature) =>
    feature[key] === undefined ? [] : [[feature.name, feature[key] as NonNullable<HonestFeature[K]>] as const],
  );

describe('each feature of insight', () => {
  it.each(features)(
    '[GAIN-1] $name has figures with an interval that holds them, of a stated kind, method, coverage and count',
    (feature) => {
      for (const found of feature.figures(feature.days.enough, 1)) {
        if (found.kind === 'none') throw new Error(found.reason);
        expect(Number.isFinite(found.low + found.value + found.high)).toBe(true);
        expect(found.low <= found.value && found.value <= found.high).toBe(true);
        expect([found.n > 0, found.coverage > 0 && found.coverage <= 1, found.method.length > 0]).toEqual([true, true, true]);
      }
    },
  );

  it.each(having('money'))('[GAIN-1] %s never has money without a range', (name, money) => {
    for (const found of money(features.find((each) => each.name === name)!.days.enough, 1)) {
      if (found.kind === 'none') throw new Error(found.reason);
      expect(found.low).toBeLessThan(found.high);
    }
  });

  it.each(features)('[GAIN-1] $name shows exactly 0 where nothing changed', ({ nothingChanged }) => {
    const changes = nothingChanged();
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) expect(Math.abs(change)).toBe(0);
  });

  it.each(features)('$name has ratios of sums', ({ ratios }) => {
    expect(ratios().length).toBeGreaterThan(0);
    for (const { ratio, over, per } of ratios()) expect(ratio).toBeCloseTo(over / per, 9);
  });

  it.each(features)('$name says it where its data end, and only there', ({ saysSo }) => {
    expect([saysSo.within(), saysSo.beyond()]).toEqual([false, true]);
  });

  it.each(features)('$name has on average no narrower intervals from half of the days', ({ widths, days: { enough } }) => {
    const meanWidths = (days: number) => {
      const all = draws.map((seed) => widths(days, seed));
      return all[0]!.map((_, i) => all.reduce((sum, of) => sum + of[i]!, 0) / all.length);
    };
    const [half, whole] = [meanWidths(Math.ceil(enough / 2)), meanWidths(enough)];
    half.forEach((width, i) => expect(width).toBeGreaterThanOrEqual(whole[i]! * (1 - 1e-9)));
  });

  it.each(features)('$name has no figure, and a reason, below its least number of days', ({ figures, days: { tooFew } }) => {
    for (const found of figures(tooFew, 1)) expect(found.kind === 'none' && found.reason.length > 0).toBe(true);
  });

  it.each(having('repriced'))('%s keeps the tariff that was valid when a later one is entered', (_, repriced) => {
    const [before, after] = repriced();
    expect(after).toEqual(before);
  });

  it.each(having('rules'))('%s calls a rule of thumb a rule, with its range', (_, rules) => {
    for (const found of rules()) {
      expect(found.kind).toBe('rule');
      if (found.kind !== 'none') expect(found.low < found.value && found.value < found.high).toBe(true);
    }
  });

  it.each(features)('$name adds up no savings: of each unit there is one', ({ savings }) => {
    const units = savings().map((found) => (found.kind === 'none' ? found.reason : found.unit));
    expect(new Set(units).size).toBe(units.length);
  });
});
