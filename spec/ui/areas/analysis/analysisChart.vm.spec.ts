import { describe, expect, it, test } from '@jest/globals';
import { memoryStation } from '../../../fakes/index.ts';
import { defaultSettings } from '../../../../core/settings/index.ts';
import type { InputMinute } from '../../../../core/inputFile/index.ts';
import { tableBuilder } from '../../../../core/samples/index.ts';
import { allSeries } from '../../../../ui/areas/analysis/model/series.ts';
import { knownDayFiles, knownDays, knownSamples } from '../../../contract/knownStation.ts';
import { backlogOf, loaded, minute, nowMs, openChart, settled, snapshotAt } from './analysisFixture.ts';

const hour = 60 * minute;
const dayStartMs = Date.UTC(2026, 10, 20);

async function openLive(minutes = 90, valuesAt?: Parameters<typeof backlogOf>[1]) {
  const station = memoryStation({ days: backlogOf(minutes, valuesAt) });
  const opened = await openChart(station);
  station.push(snapshotAt(nowMs));
  await settled();
  return { ...opened, station };
}

async function openFiles() {
  const station = memoryStation({
    dayFiles: knownDayFiles,
    settings: { ...defaultSettings, time: { ...defaultSettings.time, zone: 'Europe/Berlin' } },
  });
  const opened = await openChart(station);
  const days = { from: knownDays[0]!, until: knownDays[1]! };
  opened.show({ source: 'sd', days });
  await opened.analysis.ask(days);
  return { ...opened, station, days };
}

describe('the chart of live values', () => {
  it('[ANA-3] is what it begins with: today as far as it is logged, up to the value of now', async () => {
    const { vm, station } = await openLive(90, (agoMs) => ({ pressureBar: agoMs === 30 * minute ? 6.5 : 7 }));
    station.push(snapshotAt(nowMs + 2000, { pressureBar: 7.4 }));
    expect(vm.isLiveSource).toBe(true);
    expect(vm.range.span).toEqual({ fromMs: nowMs - 90 * minute, toMs: nowMs + 2000 });
    expect(vm.figures.first?.extent.min).toBeCloseTo(6.5, 5);
    expect(vm.figures.first?.extent.max).toBeCloseTo(7.4, 5);
    expect(vm.table.timesMs.at(-1)).toBe(nowMs + 2000);
    expect([vm.isLive, vm.range.isFollowing, vm.isStale, vm.isEmpty, vm.isLoading, vm.hasLogFailed]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('shows today when the log reaches so far back', async () => {
    const { vm } = await openLive((nowMs - dayStartMs) / minute);
    expect(vm.range.span).toEqual({ fromMs: dayStartMs, toMs: nowMs });
  });

  test.each([
    ['10min', 10],
    ['30min', 30],
    ['1h', 60],
  ] as const)('[ANA-4] looks back as far as chosen: %s', async (mode, minutes) => {
    const { vm } = await openLive();
    vm.chooseX(mode);
    vm.rest();
    expect(vm.range.span).toEqual({ fromMs: nowMs - minutes * minute, toMs: nowMs });
    expect(vm.range.isFollowing).toBe(true);
  });

  it('[ANA-4] says where it begins later than was asked for, but not while the log comes or when it failed', async () => {
    const station = memoryStation({ days: backlogOf(90) });
    let answer: (() => void) | undefined;
    const { vm, show } = await openChart(station, {
      day: (...asked) => new Promise((resolve) => (answer = () => void station.backlog.day(...asked).then(resolve))),
    });
    station.push(snapshotAt(nowMs));
    expect([vm.isFilling, vm.range.recordedEnds]).toEqual([true, {}]);
    while (vm.isFilling) {
      answer?.();
      await settled();
    }
    expect(vm.range.recordedEnds).toEqual({ fromMs: nowMs - 90 * minute });
    show({ x: { mode: '1h' } });
    expect(vm.range.recordedEnds).toEqual({});
    const { vm: failed } = await openChart(station, { day: () => Promise.reject(new Error('no answer')) });
    station.push(snapshotAt(nowMs));
    await settled();
    expect([failed.hasLogFailed, failed.range.recordedEnds]).toEqual([true, {}]);
  });

  it('[ANA-4] shows all that there is with Max', async () => {
    const { vm } = await openLive(200);
    vm.chooseX('max');
    expect(vm.range.span).toEqual({ fromMs: nowMs - 200 * minute, toMs: nowMs });
  });

  it('[ANA-4] is at its range by hand when a person moves it, within the data', async () => {
    const { vm } = await openLive();
    vm.showSpan({ fromMs: nowMs - 100 * hour, toMs: nowMs - 100 * hour + 20 * minute });
    expect(vm.view.x.mode).toBe('manual');
    expect(vm.range.span).toEqual({ fromMs: nowMs - 90 * minute, toMs: nowMs - 70 * minute });
  });

  it('[ANA-4] keeps what is seen when a person chooses Manual', async () => {
    const { vm } = await openLive();
    vm.chooseX('30min');
    const { span } = vm.range;
    vm.chooseX('manual');
    expect([vm.view.x.mode, vm.range.span]).toEqual(['manual', span]);
  });

  it('stops following when a person looks back, and offers the way to now', async () => {
    const { vm, station } = await openLive();
    vm.showSpan({ fromMs: nowMs - 40 * minute, toMs: nowMs - 20 * minute });
    station.push(snapshotAt(nowMs + 10_000));
    expect([vm.range.isFollowing, vm.range.span?.toMs]).toEqual([false, nowMs - 20 * minute]);
    vm.toNow();
    expect([vm.range.isFollowing, vm.range.span]).toEqual([true, { fromMs: nowMs + 10_000 - 20 * minute, toMs: nowMs + 10_000 }]);
    station.push(snapshotAt(nowMs + 20_000));
    expect(vm.range.span).toEqual({ fromMs: nowMs + 20_000 - 20 * minute, toMs: nowMs + 20_000 });
  });

  it('goes on following a range by hand that ends at the newest value', async () => {
    const { vm, station } = await openLive();
    vm.showSpan({ fromMs: nowMs - 5 * minute, toMs: nowMs });
    station.push(snapshotAt(nowMs + 4000));
    expect([vm.range.isFollowing, vm.range.span]).toEqual([true, { fromMs: nowMs + 4000 - 5 * minute, toMs: nowMs + 4000 }]);
  });

  it('says of the first line that is shown: how far it went in the range, its mean there, and its value of now', async () => {
    const { vm, show, station } = await openLive(90, (agoMs) => ({ pressureBar: agoMs > 30 * minute ? 6 : 7 }));
    const reported = () => [vm.figures.first?.line.id, vm.figures.first?.extent, vm.figures.first?.mean];
    vm.chooseX('10min');
    vm.rest();
    expect(reported()).toEqual(['pressure', { min: 7, max: 7 }, 7]);
    show({ series: ['pressure', 'flow', 'k3-power'], hidden: new Set(['pressure', 'flow']) });
    expect(reported()).toEqual(['k3-power', { min: 52, max: 52 }, 52]);
    expect(vm.nowOf(vm.figures.first!.line)).toBe(52);
    station.setConnection('webserverLost');
    expect(vm.nowOf(vm.figures.first!.line)).toBeUndefined();
    show({ hidden: new Set(['pressure', 'flow', 'k3-power']) });
    expect(vm.figures.first).toBeUndefined();
  });

  it('says of each line how far it went in the range, its mean there, and its value at the crosshair', async () => {
    const { vm } = await openLive(90, (agoMs) => ({ pressureBar: agoMs > 30 * minute ? 6 : agoMs > 20 * minute ? 8 : 7 }));
    vm.showSpan({ fromMs: nowMs - 39 * minute, toMs: nowMs - 21 * minute });
    vm.rest();
    const [pressure] = vm.lines;
    const { min, max, mean } = vm.figures.of(pressure!);
    expect([min, max]).toEqual([6, 8]);
    expect(mean).toBeCloseTo(7, 1);
    expect(vm.pointed.valueOf(pressure!.column)).toBeUndefined();
    vm.pointed.point(nowMs - 35 * minute);
    expect(vm.pointed.valueOf(pressure!.column)).toBe(6);
    vm.pointed.point(nowMs - 25 * minute);
    expect(vm.pointed.valueOf(pressure!.column)).toBe(8);
    vm.pointed.point(nowMs - 300 * minute);
    expect(vm.pointed.valueOf(pressure!.column)).toBeUndefined();
  });

  it('has no value of now over a past range', async () => {
    const { vm } = await openLive(90, (agoMs) => ({ pressureBar: agoMs > 30 * minute ? 6 : 7 }));
    vm.showSpan({ fromMs: nowMs - 60 * minute, toMs: nowMs - 40 * minute });
    vm.rest();
    expect([vm.figures.first?.extent, vm.figures.first?.mean]).toEqual([{ min: 6, max: 6 }, 6]);
    expect(vm.nowOf(vm.figures.first!.line)).toBeUndefined();
  });

  it('leaves other days for now', async () => {
    const { vm, show } = await openLive(90);
    show({ days: { from: '2026-11-01', until: '2026-11-02' } });
    vm.toNow();
    expect([vm.view.days, vm.range.isFollowing, vm.range.span?.toMs]).toEqual([undefined, true, nowMs]);
  });

  it('[ANA-4] keeps a typed start where it is while live values go on', async () => {
    const { vm, station } = await openLive(300);
    station.push(snapshotAt(nowMs + 4000));
    const fromMs = nowMs - 200 * minute;
    vm.showMoments({ fromMs, toMs: vm.range.span!.toMs });
    station.push(snapshotAt(nowMs + 20_000));
    expect([vm.view.x.mode, vm.range.span?.fromMs, vm.range.isFollowing]).toEqual(['manual', fromMs, false]);
  });

  it('has nothing of days that the log does not hold', async () => {
    const { vm, show } = await openLive();
    show({ days: { from: '2026-11-01', until: '2026-11-02' } });
    expect([vm.isEmpty, vm.range.span]).toEqual([true, undefined]);
    show({ days: { from: '2026-11-20', until: '2026-11-20' } });
    expect([vm.isEmpty, vm.range.span]).toEqual([false, { fromMs: nowMs - 90 * minute, toMs: nowMs }]);
  });

  it('[LIVE-2] without the webserver keeps the past, states its age and clears the values of now', async () => {
    const { vm, wait, station } = await openLive(60, () => ({ pressureBar: 6.8 }));
    station.setConnection('webserverLost');
    wait(90_000);
    expect([vm.isLive, vm.isStale, vm.isEmpty]).toEqual([false, true, false]);
    expect(vm.live.snapshot).toBeUndefined();
    expect([vm.live.lastSeenMs, vm.live.ageS]).toEqual([nowMs, 90]);
    expect(vm.figures.first?.extent.min).toBeCloseTo(6.8, 5);
  });

  it('[LIVE-2] lets an outage grow into view but never pushes the past out of it', async () => {
    const { vm, wait, station } = await openLive(60);
    vm.chooseX('1h');
    station.setConnection('webserverLost');
    wait(5 * minute);
    expect(vm.range.span?.toMs).toBe(nowMs + 5 * minute);
    wait(24 * hour);
    expect(vm.range.span?.toMs).toBe(nowMs + 12 * minute);
    expect([vm.isEmpty, vm.live.ageS]).toEqual([false, (24 * 60 + 5) * 60]);
  });

  it('goes on live after the connection is back', async () => {
    const { vm, wait, station } = await openLive(60);
    station.setConnection('webserverLost');
    wait(minute);
    station.push(snapshotAt(nowMs + minute));
    expect([vm.isLive, vm.isStale, vm.live.ageS, vm.live.lastSeenMs]).toEqual([true, false, undefined, undefined]);
    expect(vm.range.span?.toMs).toBe(nowMs + minute);
  });

  it('[LIVE-5] shows live values while the backlog has failed, and that it has', async () => {
    const station = memoryStation();
    const { vm } = await openChart(station, { day: () => Promise.reject(new Error('no answer')) });
    station.push(snapshotAt(nowMs));
    await settled();
    expect([vm.hasLogFailed, vm.isEmpty]).toEqual([true, false]);
  });

  it('waits for the backlog, and is empty when nothing came', async () => {
    const station = memoryStation();
    let answer: (() => void) | undefined;
    const { vm } = await openChart(station, {
      day: () => new Promise((resolve) => (answer = () => resolve({ samples: tableBuilder([]).table(), skippedLines: 0 }))),
    });
    expect([vm.isEmpty, vm.isLoading]).toEqual([true, true]);
    const missing = snapshotAt(nowMs);
    station.push({
      ...missing,
      master: { ...missing.master, systemPressureBar: undefined, volumeFlowM3min: undefined, deliveryVolumeM3min: undefined },
    });
    expect([vm.isEmpty, vm.isLoading, vm.isFilling]).toEqual([true, true, true]);
    while (vm.isFilling) {
      answer?.();
      await settled();
    }
    expect([vm.isEmpty, vm.isLoading, vm.isStale]).toEqual([true, false, false]);
  });

  it('does not jump while the backlog comes: the range is as long as asked for', async () => {
    const station = memoryStation();
    const { vm } = await openChart(station, { day: () => new Promise(() => undefined) });
    station.push(snapshotAt(nowMs));
    vm.chooseX('1h');
    expect(vm.range.span).toEqual({ fromMs: nowMs - hour, toMs: nowMs });
  });

  it('shows any lines of plant and machines, also those that were never logged', async () => {
    const { vm, show } = await openLive();
    show({ series: ['load', 'k3-power', 'k9-temperature'], hidden: new Set(['load']) });
    expect(vm.lines.map(({ id, isHidden, column }) => [id, isHidden, column.at(-1)])).toEqual([
      ['load', true, expect.closeTo(0.8, 5)],
      ['k3-power', false, 52],
      ['k9-temperature', false, NaN],
    ]);
    show({ series: [] });
    expect([vm.lines, vm.isEmpty]).toEqual([[], true]);
  });

  it('[ANA-10] shows a lane for each installed machine while the states are switched on', async () => {
    const { vm, show, station } = await openLive();
    expect(vm.lanes.map(({ slot }) => slot)).toEqual([1, 3]);
    expect(vm.lanes[0]?.statuses?.at(-1)).toBe(loaded);
    station.setConnection('webserverLost');
    expect(vm.lanes.map(({ slot }) => slot)).toEqual([1, 3]);
    show({ states: false });
    expect(vm.lanes).toEqual([]);
  });
});

describe('the chart of day files', () => {
  it('[ANA-3] shows every row of them', async () => {
    const { vm, analysis } = await openFiles();
    expect([...vm.table.timesMs]).toEqual([...knownSamples.timesMs]);
    expect(vm.range.span).toEqual({ fromMs: knownSamples.timesMs[0], toMs: knownSamples.timesMs.at(-1) });
    expect(vm.spacingMs).toBe(2000);
    expect([vm.isStale, vm.isEmpty, vm.range.isFollowing]).toEqual([false, false, false]);
    expect(analysis.state).toBe('answered');
  });

  it('[ANA-4] says where it begins later and ends earlier than the days that were asked for, once all that was recorded is there', async () => {
    const { vm, show, station, analysis } = await openFiles();
    const [firstMs, lastMs] = [knownSamples.timesMs[0]!, knownSamples.timesMs.at(-1)!];
    const dayBefore = { from: '2026-03-01', until: knownDays[1]! };
    expect(vm.range.recordedEnds).toEqual({ fromMs: firstMs, toMs: lastMs });
    const release = station.hold('dayFiles');
    show({ days: dayBefore });
    expect(vm.range.recordedEnds).toEqual({});
    const asked = analysis.ask(dayBefore);
    expect(vm.range.recordedEnds).toEqual({});
    release();
    await asked;
    expect(vm.range.recordedEnds).toEqual({ fromMs: firstMs, toMs: lastMs });
    // less than a hundredth is not missed
    show({ x: { mode: 'manual', span: { fromMs: firstMs, toMs: lastMs } } });
    expect(vm.range.recordedEnds).toEqual({});
    show({ x: { mode: 'max' } });
    expect(vm.range.recordedEnds).toEqual({});
  });

  it('states which lines they do not have', async () => {
    const { vm, show } = await openFiles();
    const missing = () => allSeries.filter((series) => !vm.isRecorded(series)).map(({ id }) => id);
    expect(missing()).toEqual(['power']);
    show({ source: 'live' });
    expect(missing()).toEqual([]);
  });

  it('states how much of the days they cover', async () => {
    const { vm } = await openFiles();
    expect(vm.figures.coverage).toBeCloseTo((knownSamples.length * 2) / (2 * 24 * 3600), 9);
  });

  it('says the mean and the extent of what is shown, once nothing moves', async () => {
    const { vm } = await openFiles();
    const before = vm.figures.first?.extent;
    const column = knownSamples.columns.get('systemPressureBar@0')!.map(Math.fround);
    // a column has 32 bits
    expect(vm.figures.first?.mean).toBeCloseTo([...column].reduce((sum, value) => sum + value, 0) / column.length, 7);
    const [fromMs, toMs] = [knownSamples.timesMs[0]!, knownSamples.timesMs[20]!];
    vm.showSpan({ fromMs, toMs });
    expect(vm.figures.first?.extent).toEqual(before);
    vm.rest();
    expect(vm.figures.first?.extent).toEqual({ min: Math.min(...column.slice(0, 21)), max: Math.max(...column.slice(0, 21)) });
  });

  it('is greyed while other days are on their way, and empty when these fail', async () => {
    const { vm, station, analysis } = await openFiles();
    const release = station.hold('dayFiles');
    const asked = analysis.ask({ from: knownDays[0]!, until: knownDays[0]! });
    expect([vm.isStale, vm.isEmpty]).toEqual([true, false]);
    station.fail('dayFiles', 'failed');
    release();
    await asked;
    expect([vm.isStale, vm.isEmpty, vm.isLoading, vm.range.span]).toEqual([false, true, false, undefined]);
  });

  it('does not mind the connection', async () => {
    const { vm, station } = await openFiles();
    station.setConnection('webserverLost');
    expect([vm.isStale, vm.isEmpty]).toEqual([false, false]);
  });
});

describe('the limits of a plot', () => {
  it('[ANA-6] by hand are at least a step wide and not below the least value', async () => {
    const { vm } = await openLive();
    vm.showExtent('pressure', { min: -3, max: 9 });
    expect(vm.yChoice('pressure')).toEqual({ mode: 'manual', extent: { min: 0, max: 9 } });
    vm.showExtent('pressure', { min: 7, max: 7 });
    const { extent } = vm.yChoice('pressure');
    expect(extent!.max - extent!.min).toBeCloseTo(0.2, 9);
    vm.showExtent('pressure', undefined);
    expect(vm.yChoice('pressure')).toEqual({ mode: 'auto' });
  });

  it('begin as the settings say, and are round numbers around the values', async () => {
    const { vm, settings } = await openLive(60, (agoMs) => ({ pressureBar: agoMs < hour / 2 ? 6.53 : 7.42 }));
    settings.receive({ chart: { ...defaultSettings.chart, yMode: 'manual' } });
    expect(vm.yChoice('pressure')).toEqual({ mode: 'manual' });
    expect(vm.figures.autoExtent('pressure')).toEqual({ min: expect.closeTo(6.4, 9), max: expect.closeTo(7.6, 9) });
  });

  it('are as at the beginning after a reset', async () => {
    const { vm } = await openLive();
    vm.showExtent('pressure', { min: 5, max: 9 });
    vm.showSpan({ fromMs: nowMs - 40 * minute, toMs: nowMs - 20 * minute });
    vm.reset();
    expect(vm.view).toEqual(vm.defaults);
  });
});

describe('analog inputs in the chart', () => {
  const id = '0-temperature-DEW_POINT';
  const minuteOf = (atMs: number, mean: number): InputMinute => ({
    atMs,
    inputs: [{ channel: { slot: 0, name: 'DEW_POINT', function: 'temperature' }, seconds: 60, mean, min: mean - 1, max: mean + 1 }],
    faults: [],
  });
  const agoMinutes = Array.from({ length: 90 }, (_, i) => minuteOf(nowMs - (90 - i) * minute, i < 60 ? 2 : 4));

  async function openInputs(series: readonly string[] = [id], inputMinutes = agoMinutes) {
    const station = memoryStation({ days: backlogOf(90), inputMinutes });
    const opened = await openChart(station);
    station.push(snapshotAt(nowMs, { dewPointDegC: 5 }));
    await settled();
    opened.show({ series });
    await settled();
    return { ...opened, station };
  }

  it('[LIMIT-1] are lines of the minutes of the past and of what is pushed, with a value of now', async () => {
    const { vm, station } = await openInputs();
    station.push(snapshotAt(nowMs + 2000, { dewPointDegC: 6.5 }));
    const { column } = vm.lines[0]!;
    expect(column).toHaveLength(vm.table.length);
    expect([column[0], column.at(-3), column.at(-2), column.at(-1)]).toEqual([2, 4, 5, 6.5]);
    expect(vm.nowOf(vm.series[0]!)).toBe(6.5);
    expect(vm.figures.first).toMatchObject({ extent: { min: 2, max: 6.5 }, mean: expect.closeTo(14_475 / 5412, 4) });
    expect([vm.isEmpty, vm.isLoading, vm.hasLogFailed]).toEqual([false, false, false]);
  });

  it('are loading, and not missing, while the station reads them', async () => {
    const station = memoryStation({ days: backlogOf(90), inputMinutes: agoMinutes });
    const { vm, show } = await openChart(station);
    station.push(snapshotAt(nowMs));
    await settled();
    const release = station.hold('inputs');
    show({ series: [id] });
    await settled();
    expect([vm.areInputsComing, vm.isEmpty, vm.isLoading]).toEqual([true, true, true]);
    release();
    await settled();
    expect([vm.areInputsComing, vm.isEmpty, vm.isLoading]).toEqual([false, false, false]);
  });

  it('of a longer range are coming at once, before the range is at rest', async () => {
    const days = (nowMs - dayStartMs) / minute + 300;
    const station = memoryStation({ days: new Map([...backlogOf(days)]), inputMinutes: agoMinutes });
    const { vm, show } = await openChart(station);
    station.push(snapshotAt(nowMs, { dewPointDegC: 5 }));
    await settled();
    show({ series: [id] });
    await settled();
    expect(vm.areInputsComing).toBe(false);
    vm.chooseX('max');
    expect([vm.wantedInputs!.fromMs, vm.areInputsComing]).toEqual([dayStartMs - 24 * hour, true]);
  });

  it('say that a part is missing when the station does not give them, and show what is pushed', async () => {
    const station = memoryStation({ days: backlogOf(90) });
    const { vm, show } = await openChart(station);
    station.fail('inputs', 'failed');
    station.push(snapshotAt(nowMs, { dewPointDegC: 5 }));
    await settled();
    show({ series: [id] });
    await settled();
    expect([vm.hasLogFailed, vm.isEmpty, vm.lines[0]!.column.at(-1)]).toEqual([true, false, 5]);
    show({ series: ['pressure'] });
    expect(vm.hasLogFailed).toBe(false);
  });

  it('are empty where nothing was recorded and nothing is pushed', async () => {
    const { vm } = await openInputs(['4-pressure-NONE']);
    expect([vm.isEmpty, vm.isLoading, vm.hasLogFailed]).toEqual([true, false, false]);
  });

  it('of day files are the minutes of their days', async () => {
    const station = memoryStation({
      dayFiles: knownDayFiles,
      inputMinutes: [minuteOf(knownSamples.timesMs[0]!, 3)],
      settings: { ...defaultSettings, time: { ...defaultSettings.time, zone: 'Europe/Berlin' } },
    });
    const { vm, show, analysis } = await openChart(station);
    const days = { from: knownDays[0]!, until: knownDays[1]! };
    show({ source: 'sd', days, series: [id, 'pressure'] });
    await analysis.ask(days);
    await settled();
    const line = vm.lines.find((each) => each.id === id)!;
    expect([line.column[0], line.column[29], line.column[30]]).toEqual([3, 3, NaN]);
    const { min, max } = vm.extremesOf(line)!;
    expect([min[0], max[0]]).toEqual([2, 4]);
    expect(vm.extremesOf(vm.lines.find((each) => each.id === 'pressure')!)).toBeUndefined();
  });

  it('can be chosen once they are pushed, recorded or shown', async () => {
    const { vm } = await openInputs(
      ['4-pressure-NONE'],
      [{ ...agoMinutes[0]!, inputs: agoMinutes[0]!.inputs.map((of) => ({ ...of, channel: { ...of.channel, slot: 2 } })) }],
    );
    expect(vm.inputLines.map((line) => line.id)).toEqual([id, '2-temperature-DEW_POINT', '4-pressure-NONE']);
  });

  it('are asked for to be listed, even while none is shown', async () => {
    const { vm, station } = await openInputs(['pressure']);
    const asked = () => station.called.filter(({ call }) => call === 'inputs').length;
    expect([asked(), vm.wantedInputs]).toEqual([0, undefined]);
    const close = vm.list();
    await settled();
    expect(asked()).toBe(1);
    close();
    expect(vm.wantedInputs).toBeUndefined();
  });
});

describe("the machines' powers on top of each other", () => {
  const atRow = ({ vm }: Awaited<ReturnType<typeof openLive>>, id: string) => vm.lines.find((line) => line.id === id)!.stack?.column[0];

  it('[TREND-5] stand in order of what they consumed, over the same table', async () => {
    const opened = await openLive();
    opened.show({ series: ['power', 'k1-power', 'k3-power'], stacked: true });
    expect(opened.vm.lines.map(({ id, stack }) => [id, stack?.place])).toEqual([
      ['power', undefined],
      ['k1-power', 1],
      ['k3-power', 0],
    ]);
    expect([atRow(opened, 'k3-power'), atRow(opened, 'k1-power')]).toEqual([52, 102]);
    expect(opened.vm.figures.of(opened.vm.lines[1]!).mean).toBe(50);
    expect(opened.vm.figures.autoExtent('power').min).toBe(0);
    opened.show({ hidden: new Set(['k3-power']) });
    expect(atRow(opened, 'k1-power')).toBe(50);
    opened.show({ stacked: false });
    expect(opened.vm.lines.every(({ stack }) => stack === undefined)).toBe(true);
  });

  it('are those of all installed machines where none was chosen', async () => {
    const { vm } = await openLive();
    vm.showStacked(true);
    expect(vm.view.series).toEqual(['pressure', 'flow', 'delivery', 'k1-power', 'k3-power']);
    vm.showStacked(false);
    expect(vm.view.stacked).toBe(false);
  });
});

describe('machines that stood in the whole range', () => {
  const stoodFor = (agoMs: number) => ({ status: agoMs > 40 * minute ? loaded : 0 });
  const slotsOf = ({ lanes }: { readonly lanes: readonly { readonly slot: number }[] }) => lanes.map(({ slot }) => slot);

  it('[TREND-5] are folded, and open together', async () => {
    const { vm } = await openLive(90, stoodFor);
    vm.showMoments({ fromMs: nowMs - 30 * minute, toMs: nowMs - minute });
    expect([vm.standingSlots, slotsOf(vm), vm.allLanes.length]).toEqual([[1, 3], [], 2]);
    vm.toggleStanding();
    expect(slotsOf(vm)).toEqual([1, 3]);
    vm.toggleStanding();
    vm.show({ ...vm.view, x: { mode: '1h' } });
    expect([vm.standingSlots, slotsOf(vm)]).toEqual([[], [1, 3]]);
  });

  it('[TREND-5] are not folded again while somebody zooms', async () => {
    const { vm } = await openLive(90, stoodFor);
    vm.show({ ...vm.view, x: { mode: '1h' } });
    vm.showSpan({ fromMs: nowMs - 10 * minute, toMs: nowMs - minute });
    expect(slotsOf(vm)).toEqual([1, 3]);
    vm.show({ ...vm.view, hidden: new Set(['flow']) });
    expect(slotsOf(vm)).toEqual([1, 3]);
    vm.time.step(-1);
    expect(slotsOf(vm)).toEqual([]);
  });
});
