import { describe, expect, it, test } from '@jest/globals';
import { defaultSettings } from '../../../../core/settings/index.ts';
import { plantDayRange } from '../../../../core/time/index.ts';
import { presetGroups } from '../../../../ui/areas/analysis/model/timePresets.ts';
import { knownDayFiles, knownDays } from '../../../contract/knownStation.ts';
import { memoryStation } from '../../../fakes/index.ts';
import { backlogOf, minute, nowMs, openChart, settled, snapshotAt } from './analysisFixture.ts';

const hour = 60 * minute;
const day = 24 * hour;

async function openLive(minutes = 600) {
  const station = memoryStation({
    days: backlogOf(minutes),
    dayFiles: knownDayFiles,
    settings: { ...defaultSettings, time: { ...defaultSettings.time, zone: 'Europe/Berlin' } },
  });
  const opened = await openChart(station);
  station.push(snapshotAt(nowMs));
  await settled();
  return { ...opened, station };
}

describe('the time of the chart', () => {
  it('comes from the live log as far as that reaches back, from the SD card before', async () => {
    const { vm } = await openLive();
    expect([vm.view.source, vm.isLiveSource]).toEqual(['auto', true]);
    vm.showMoments({ fromMs: nowMs - 6 * day, toMs: nowMs - 5 * day });
    expect([vm.isLiveSource, vm.view.days]).toEqual([true, undefined]);
    vm.showMoments({ fromMs: nowMs - 30 * day, toMs: nowMs - 30 * day + hour });
    expect([vm.isLiveSource, vm.view.days]).toEqual([false, { from: '2026-10-21', until: '2026-10-21' }]);
  });

  it('stays with the source that a person chose', async () => {
    const { vm, show } = await openLive();
    show({ source: 'live' });
    vm.showMoments({ fromMs: nowMs - 30 * day, toMs: nowMs - 30 * day + hour });
    expect(vm.isLiveSource).toBe(true);
    show({ source: 'sd', days: undefined, x: { mode: 'auto' } });
    expect(vm.isLiveSource).toBe(false);
  });

  it('needs the files of the days that an address asks for', async () => {
    const { vm, show } = await openLive();
    show({ x: { mode: 'manual', span: { fromMs: nowMs - 30 * day, toMs: nowMs - 29 * day } } });
    expect([vm.isLiveSource, vm.range.fileDays]).toEqual([false, { from: '2026-10-21', until: '2026-10-22' }]);
  });

  test.each([...presetGroups.running, ...presetGroups.fixed])('is called by its name when a preset is chosen: %s', async (id) => {
    const { vm } = await openLive();
    vm.time.showPreset(id);
    expect(vm.time.isAt(id)).toBe(true);
    const all = [...presetGroups.running, ...presetGroups.fixed];
    expect(all.filter((other) => vm.time.isAt(other))).toEqual([id]);
  });

  it('is called the last hour, and not today, as long as a day is younger and what was before it is shown', async () => {
    const { vm, station } = await openLive();
    const { untilMs: midnightMs } = plantDayRange(vm.range.today, 'Europe/Berlin');
    station.push(snapshotAt(midnightMs + 40 * minute));
    vm.time.showPreset('today');
    expect(['1h', 'today'].map((id) => vm.time.isAt(id as '1h' | 'today'))).toEqual([true, false]);
    station.push(snapshotAt(midnightMs + hour));
    expect(['1h', 'today'].map((id) => vm.time.isAt(id as '1h' | 'today'))).toEqual([false, true]);
  });

  it('goes on with live values after a preset that looks back from now', async () => {
    const { vm, station } = await openLive();
    vm.time.showPreset('1h');
    station.push(snapshotAt(nowMs + 4000));
    expect(vm.range.span).toEqual({ fromMs: nowMs + 4000 - hour, toMs: nowMs + 4000 });
    vm.time.hold();
    station.push(snapshotAt(nowMs + 8000));
    expect([vm.range.isFollowing, vm.range.span]).toEqual([false, { fromMs: nowMs + 4000 - hour, toMs: nowMs + 4000 }]);
    vm.toNow();
    expect([vm.range.isFollowing, vm.range.span?.toMs]).toEqual([true, nowMs + 8000]);
  });

  it('moves back and forward by the length that is shown', async () => {
    const { vm } = await openLive();
    vm.time.showPreset('1h');
    expect([vm.time.canStep(-1), vm.time.canStep(1)]).toEqual([true, false]);
    vm.time.step(-1);
    expect(vm.range.span).toEqual({ fromMs: nowMs - 2 * hour, toMs: nowMs - hour });
    expect([vm.time.canStep(-1), vm.time.canStep(1)]).toEqual([true, true]);
    vm.time.step(1);
    expect(vm.range.span).toEqual({ fromMs: nowMs - hour, toMs: nowMs });
  });

  it('moves days as days, and comes back to today', async () => {
    const { vm } = await openLive();
    vm.time.step(-1);
    expect(vm.view.days).toEqual({ from: '2026-11-19', until: '2026-11-19' });
    expect(vm.time.isAt('yesterday')).toBe(true);
    vm.time.step(1);
    expect([vm.view.days, vm.time.isAt('today'), vm.time.canStep(1)]).toEqual([undefined, true, false]);
    vm.time.showPreset('thisMonth');
    vm.time.step(-1);
    expect([vm.view.days, vm.time.isAt('lastMonth')]).toEqual([{ from: '2026-10-01', until: '2026-10-31' }, true]);
  });

  it('[TREND-3] grows to twice as long, step by step: within the live log at once, beyond it with the files of its days', async () => {
    const { vm } = await openLive();
    vm.showMoments({ fromMs: nowMs - 8 * hour, toMs: nowMs - 6 * hour });
    vm.time.widen();
    expect([vm.isLiveSource, vm.range.span]).toEqual([true, { fromMs: nowMs - 9 * hour, toMs: nowMs - 5 * hour }]);
    vm.showMoments({ fromMs: nowMs - 30 * day, toMs: nowMs - 29 * day });
    vm.time.widen();
    expect([vm.view.x, vm.range.fileDays]).toEqual([
      { mode: 'manual', span: { fromMs: nowMs - 30.5 * day, toMs: nowMs - 28.5 * day } },
      { from: '2026-10-21', until: '2026-10-23' },
    ]);
    vm.time.widen();
    expect(vm.range.fileDays).toEqual({ from: '2026-10-20', until: '2026-10-24' });
  });

  it('[TREND-3] grows into the past where it ends now, to ten years at most', async () => {
    const { vm, show } = await openLive();
    vm.showMoments({ fromMs: nowMs - 30 * day, toMs: nowMs });
    vm.time.widen();
    expect(vm.view.x).toEqual({ mode: 'manual', span: { fromMs: nowMs - 60 * day, toMs: nowMs } });
    for (let i = 0; i < 10; i++) vm.time.widen();
    expect(vm.view.x).toEqual({ mode: 'manual', span: { fromMs: nowMs - 3653 * day, toMs: nowMs } });
    show({ source: 'live' });
    const before = vm.view;
    vm.time.widen();
    expect(vm.view).toBe(before);
  });

  it('leaves the SD card for now', async () => {
    const { vm, show, analysis } = await openLive();
    const days = { from: knownDays[0]!, until: knownDays[1]! };
    show({ source: 'sd', days });
    await analysis.ask(days);
    vm.toNow();
    expect([vm.view.source, vm.view.days, vm.isLiveSource, vm.range.isFollowing]).toEqual(['auto', undefined, true, true]);
  });

  it('can be asked for as far back as there is a file or a live value', async () => {
    const { vm } = await openLive();
    expect(vm.range.reachOf(new Set(['2026-11-02', '2026-11-01']))).toEqual({ fromMs: Date.UTC(2026, 9, 31, 23), toMs: nowMs });
    expect(vm.range.reachOf()?.fromMs).toBe(nowMs - 600 * minute);
  });
});
