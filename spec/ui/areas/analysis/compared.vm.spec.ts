import { describe, expect, it } from '@jest/globals';
import { memoryStation } from '../../../fakes/index.ts';
import { backlogOf, minute, nowMs, openChart, settled, snapshotAt } from './analysisFixture.ts';

/** A pressure that falls by 0.01 bar a minute towards the present, 7 bar now. */
const falling = (agoMs: number) => ({ pressureBar: 7 + agoMs / minute / 100 });

async function comparing(minutes: number, differences: Parameters<Awaited<ReturnType<typeof openChart>>['show']>[0]) {
  const station = memoryStation({ days: backlogOf(minutes, falling) });
  const chart = await openChart(station);
  station.push(snapshotAt(nowMs));
  await settled();
  chart.show({ series: ['pressure'], ...differences });
  await settled();
  return { ...chart, line: chart.vm.lines[0]!, other: chart.vm.compared };
}
const span = (fromAgo: number, toAgo: number) => ({ fromMs: nowMs - fromAgo * minute, toMs: nowMs - toAgo * minute });
const manual = (fromAgo: number, toAgo: number) => ({ mode: 'manual', span: span(fromAgo, toAgo) }) as const;

describe('a range that is compared', () => {
  it('[TREND-7] with the time before has its figures, and its line at the same places of the time axis', async () => {
    const { other, line, vm } = await comparing(90, { compare: 'before', x: manual(30, 10) });
    expect(other.span).toEqual(span(50, 30));
    expect(other.state).toBe('there');
    expect(other.share).toBe(1);
    const figures = other.figuresOf(line)!;
    // the row where the shown range begins is none of the compared one
    expect(figures.min).toBeCloseTo(7.3 + 1 / 600, 4);
    expect(figures.max).toBeCloseTo(7.5, 4);
    expect(figures.mean).toBeCloseTo(7.4, 2);
    expect(vm.figures.of(line).mean).toBeCloseTo(7.2, 2);
    expect(other.valueAt('pressure', nowMs - 20 * minute)).toBeCloseTo(7.4, 4);
    const placed = other.lines.get('pressure')!;
    const row = placed.timesMs.indexOf(nowMs - 20 * minute);
    expect(placed.column[row]).toBeCloseTo(7.4, 4);
  });

  it('has the compared value at each time of its table, and none where there was none', async () => {
    const { other, vm } = await comparing(35, { compare: 'before', x: manual(20, 0) });
    expect(other.state).toBe('there');
    expect(other.share).toBeCloseTo(15 / 20, 2);
    const column = other.columnAt('pressure', vm.table);
    const at = (ago: number) => column[vm.table.timesMs.indexOf(nowMs - ago * minute)];
    expect(at(1)).toBeCloseTo(7.21, 4);
    expect(at(18)).toBeNaN();
  });

  it('says that nothing was recorded then', async () => {
    const { other, line } = await comparing(20, { compare: 'before', x: manual(20, 0) });
    expect(other.state).toBe('none');
    expect(other.share).toBe(0);
    expect(other.figuresOf(line)).toMatchObject({ min: undefined, mean: undefined, max: undefined });
    expect(other.valueAt('pressure', nowMs - 5 * minute)).toBeUndefined();
  });

  it('is asked for by its days where the live log does not reach back to it', async () => {
    const { other } = await comparing(90, { compare: 'year', x: manual(30, 10) });
    expect(other.wantedDays).toEqual({ from: '2025-11-20', until: '2025-11-20' });
    expect(other.state).toBe('coming');
    const { other: week } = await comparing(90, { compare: 'week', x: { mode: 'auto' } });
    expect(week.wantedDays).toEqual({ from: '2026-11-13', until: '2026-11-13' });
  });

  it('is the whole day before where a day is shown that is not over', async () => {
    const { other, vm } = await comparing(90, { compare: 'before', x: { mode: 'auto' } });
    const { fromMs, toMs } = vm.range.restedSpan!;
    expect(other.span).toEqual({ fromMs: fromMs - 24 * 60 * minute, toMs: toMs - 24 * 60 * minute });
  });

  it('fails where its files do, and says so', async () => {
    const station = memoryStation({ days: backlogOf(90, falling) });
    const { vm, show, compared } = await openChart(station);
    station.push(snapshotAt(nowMs));
    await settled();
    show({ series: ['pressure'], compare: 'year', x: manual(30, 10) });
    station.fail('dayFiles', 'failed');
    await compared.analysis.ask(vm.compared.wantedDays!);
    expect(vm.compared.state).toBe('failed');
  });

  it('is nothing while nothing is compared', async () => {
    const { other, line } = await comparing(90, { x: manual(30, 10) });
    expect([other.span, other.state, other.wantedDays, other.figuresOf(line)]).toEqual([undefined, undefined, undefined, undefined]);
    expect(other.lines.size).toBe(0);
  });
});
