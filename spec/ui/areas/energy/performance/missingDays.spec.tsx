import { describe, expect, it } from '@jest/globals';
import { type DayRange, performanceOf } from '../../../../../core/performance/index.ts';
import type { PerformanceAnswer, Performances } from '../../../../../core/ports/index.ts';
import { plantDayOf, shiftDay } from '../../../../../core/time/index.ts';
import { NoModelPanel } from '../../../../../ui/areas/energy/performance/NoModelPanel.tsx';
import { PerformanceHeadline } from '../../../../../ui/areas/energy/performance/PerformanceHeadline.tsx';
import { PerformanceVm } from '../../../../../ui/areas/energy/performance/performance.vm.ts';
import { morningMs } from '../../../stores/stationFixture.ts';
import { openEnergy, plain, rendered } from '../energyFixture.tsx';

const zone = 'Europe/Berlin';
const yesterday = shiftDay(plantDayOf(morningMs, zone), -1);
const ago = (days: number) => shiftDay(yesterday, -days);
const german = (day: string) => day.split('-').reverse().join('.');

interface Shown {
  readonly baseline: DayRange;
  readonly report: DayRange;
  /** Days that have data, until yesterday or so many days before it. */
  readonly known: number;
  readonly silent?: number;
  /** Somebody asked for the report. */
  readonly isAsked?: boolean;
  readonly summedDays?: number;
}

/** What the page says of days. */
async function shown({ baseline, report, known, silent = 0, isAsked = false, summedDays = known }: Shown) {
  const opened = await openEnergy();
  const days = Array.from({ length: known }, (_, i) => {
    const volumeM3 = 20_000 + 1000 * (i % 7);
    return { day: ago(silent + known - 1 - i), hours: 24, energyKWh: 500 + volumeM3 / 10 + (i % 5), volumeM3 };
  });
  const value: PerformanceAnswer = {
    ...{ performance: performanceOf({ days, baseline, report, zone }), volumeOf: 'flow', daysWithoutVariable: 0 },
    ...{ baseline, report, withPressure: false, set: undefined, baselines: [], adjustments: [], variables: [], exchanges: [] },
    ...{ recordedDays: known, summedDays, dataSha256: '' },
  };
  const performances = { read: () => Promise.resolve({ outcome: 'succeeded', value } as const) } as unknown as Performances;
  const vm = new PerformanceVm({ ...opened, log: opened.warned, performances, clock: { nowMs: () => morningMs } });
  if (isAsked) vm.choose(undefined, report);
  await vm.ask();
  const of = (markup: string) => plain(markup).replaceAll(/\s+/g, ' ');
  return {
    headline: of(/EnPI.*?Eingespart/.exec(rendered(opened, <PerformanceHeadline vm={vm} />))?.[0] ?? ''),
    panel: of(rendered(opened, <NoModelPanel vm={vm} answer={value} />)),
  };
}

describe('[GAIN-5] the page of energy performance without a figure', () => {
  it('says when the first day is compared where all that is recorded is the baseline', async () => {
    const report = { first: shiftDay(yesterday, 1), last: shiftDay(yesterday, 1) };
    const { headline } = await shown({ baseline: { first: ago(27), last: yesterday }, report, known: 28 });
    expect(headline).toContain('Von den Tagen des Berichts hat noch keiner Daten.');
    expect(headline).toContain(`Erster Vergleich am ${german(shiftDay(yesterday, 2))}, wenn bis dahin jeder Tag Daten hat.`);
  });

  it.each([
    ['goes on where it is proposed, and is compared tomorrow', false],
    ['is over where it was asked for', true],
  ])('says that a report without data until yesterday %s', async (_, isAsked) => {
    const days = { baseline: { first: ago(28), last: ago(1) }, report: { first: yesterday, last: yesterday }, known: 28, silent: 1 };
    const { headline } = await shown({ ...days, isAsked });
    expect(headline).toContain('Von den Tagen des Berichts hat noch keiner Daten.');
    expect(headline.includes(`Erster Vergleich am ${german(shiftDay(yesterday, 2))}`)).toBe(!isAsked);
  });

  it.each([
    [1, '1 Tag fehlt der Basis noch.'],
    [20, '20 Tage fehlen der Basis noch.'],
  ])('says how many days a baseline lacks, and when model and comparison are there: %d', async (missing, says) => {
    const baseline = { first: ago(27 - missing), last: shiftDay(yesterday, missing) };
    const report = { first: shiftDay(yesterday, missing + 1), last: shiftDay(yesterday, missing + 1) };
    const [model, comparison] = [1, 2].map((more) => german(shiftDay(yesterday, missing + more)));
    const { headline, panel } = await shown({ baseline, report, known: 28 - missing });
    expect(headline).toContain(says);
    expect(headline).toContain(`Erster Vergleich am ${comparison}, wenn bis dahin jeder Tag Daten hat.`);
    expect(panel).toContain(`${28 - missing} von 28 Tagen sind da.`);
    expect(panel).toContain(`Hat bis dahin jeder Tag Daten, ist das Modell am ${model} da und der erste Vergleich am ${comparison}.`);
  });

  it('says that other days must be chosen where those of the baseline are over', async () => {
    const { headline, panel } = await shown({
      ...{ baseline: { first: ago(39), last: ago(10) }, report: { first: ago(9), last: yesterday } },
      known: 30,
    });
    expect(panel).toContain('Von den Tagen dieser Basis können nicht mehr genug dazukommen. „Basis wählen“ nimmt andere.');
    expect(headline).not.toContain('Erster Vergleich');
  });

  it('names no day while the station is not through with all that is recorded', async () => {
    const { headline, panel } = await shown({
      ...{
        baseline: { first: ago(7), last: shiftDay(yesterday, 20) },
        report: { first: shiftDay(yesterday, 21), last: shiftDay(yesterday, 21) },
      },
      ...{ known: 8, summedDays: 3 },
    });
    expect(headline).not.toContain('Erster Vergleich');
    expect(panel).toMatch(/spätere Tage werden damit verglichen\.$/);
  });
});
