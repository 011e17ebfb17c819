import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { annexOf, annexOutline } from '../../../../../core/annex/index.ts';
import type { AnnexAnswer, Annexes } from '../../../../../core/ports/index.ts';
import { plantDayRange, shiftDay, type TimeRange } from '../../../../../core/time/index.ts';
import { annexRows, AnnexVm } from '../../../../../ui/areas/analysis/annex/annex.vm.ts';
import { evidenceOf, foundCost } from '../../../../core/annex/someEvidence.ts';
import { keptLog, morningMs, storesOver } from '../../../stores/stationFixture.ts';

const { cost } = evidenceOf();
const outline = annexOutline(annexOf(evidenceOf({ cost: { ...cost, energy: foundCost(1000, 'kWh') } })));

describe('what an annex has', () => {
  const rowOf = (id: string) => annexRows(outline).find((row) => row.id === id)!;

  it('is counted by section: what says something, of all figures and tables', () => {
    expect(rowOf('baseline')).toMatchObject({ covered: 'yes', found: 2, count: 14 });
    expect(rowOf('baseline').reasons).toEqual(['noPower', 'noBaseline']);
  });

  it('has what is left to people as forms', () => {
    expect(rowOf('demand')).toEqual({
      ...{ id: 'demand', covered: 'no', found: 0, count: 0, reasons: [], empty: [] },
      forms: ['highPressure', 'criticalUses', 'inappropriateUses', 'pointsOfUse'],
    });
  });
});

/** Answers, one after the other. */
const soon = async () => {
  for (let i = 0; i < 4; i++) await jest.advanceTimersByTimeAsync(0);
};

async function openAnnex() {
  const stores = storesOver();
  await stores.session.login('write');
  const log = keptLog();
  const asked: TimeRange[] = [];
  const saved: string[] = [];
  const answer: { -readonly [K in keyof AnnexAnswer]: AnnexAnswer[K] } = { outline, recordedDays: 30, evaluatedDays: 30 };
  let outcome: 'succeeded' | 'unreachable' | 'forbidden' = 'succeeded';
  const file = (name: string) =>
    Promise.resolve(outcome === 'succeeded' ? { outcome, value: new TextEncoder().encode(name) } : { outcome });
  const annexes: Annexes = {
    read(range) {
      asked.push(range);
      return Promise.resolve(outcome === 'succeeded' ? { outcome, value: { ...answer } } : { outcome });
    },
    paper: (_, language) => file(`paper ${language}`),
    folder: (_, language) => file(`folder ${language}`),
  };
  const vm = new AnnexVm({
    ...stores,
    ...{ annexes, clock: { nowMs: () => morningMs }, log },
    save: (name, content) => saved.push(`${name}: ${new TextDecoder().decode(content)}`),
  });
  return { vm, log, asked, saved, answer, fail: (how: 'unreachable' | 'forbidden') => (outcome = how) };
}

describe('the annex', () => {
  let stop = () => {};
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('is of the year up to yesterday, until days are chosen', async () => {
    const { vm, asked } = await openAnnex();
    stop = vm.follow();
    await soon();
    const { from, until } = vm.days.days;
    expect([from.slice(4), shiftDay(until, 1)]).toEqual(['-01-01', vm.days.today]);
    expect(asked).toEqual([{ fromMs: plantDayRange(from, 'UTC').fromMs, untilMs: plantDayRange(until, 'UTC').untilMs }]);
    expect(vm.rows).toHaveLength(16);
  });

  it('is asked for again while days are evaluated, and has nothing to save until then', async () => {
    const { vm, asked, answer, saved } = await openAnnex();
    Object.assign(answer, { outline: undefined, evaluatedDays: 12 });
    stop = vm.follow();
    await soon();
    await vm.fetch('pdf', 'de');
    expect([vm.rows, saved, asked.length]).toEqual([undefined, [], 1]);
    Object.assign(answer, { outline, evaluatedDays: 30 });
    await jest.advanceTimersByTimeAsync(3000);
    await soon();
    expect([vm.rows?.length, asked.length]).toEqual([16, 2]);
  });

  it('is saved as a paper or a folder in a language, named by its days', async () => {
    const { vm, saved } = await openAnnex();
    stop = vm.follow();
    await soon();
    await vm.fetch('pdf', 'de');
    await vm.fetch('zip', 'en');
    const [from, until] = ['2026-03-01', '2026-03-31'];
    expect(saved).toEqual([`annex_${from}_${until}_de.pdf: paper de`, `annex_${from}_${until}_en.zip: folder en`]);
    expect(vm.stateOf('pdf', 'de')).toBe('answered');
  });

  it('says where it could not be had', async () => {
    const { vm, log, fail, saved } = await openAnnex();
    stop = vm.follow();
    await soon();
    fail('unreachable');
    await vm.fetch('pdf', 'de');
    expect([vm.stateOf('pdf', 'de'), saved, log.warnings.length]).toEqual(['failed', [], 1]);
  });

  it('is refused to who may not see all that it shows', async () => {
    const { vm, fail } = await openAnnex();
    fail('forbidden');
    stop = vm.follow();
    await soon();
    expect([vm.rows, vm.days.isForbidden]).toEqual([undefined, true]);
  });
});
