import { describe, expect, it } from '@jest/globals';
import { headWithEstimated, latestLayout } from '../../../../core/dayFile/index.ts';
import { defaultSettings } from '../../../../core/settings/index.ts';
import { channels, sampleRowOf, tableBuilder } from '../../../../core/samples/index.ts';
import { quarterHourMs } from '../../../../core/totals/index.ts';
import { knownDayFiles, knownDays, knownSamples } from '../../../contract/knownStation.ts';
import { memoryStation } from '../../../fakes/index.ts';
import { minute, nowMs, openChart, settled, snapshotAt } from './analysisFixture.ts';

const day = 24 * 60 * minute;
const long = { from: '2026-02-20', until: '2026-03-10' };
const [firstMs, lastMs] = [knownSamples.timesMs[0]!, knownSamples.timesMs[knownSamples.length - 1]!];
/** A sample each quarter hour, from which the station sums. */
const samples = (() => {
  const builder = tableBuilder(channels);
  for (let atMs = firstMs - 9 * day; atMs < firstMs + 7 * day; atMs += quarterHourMs)
    builder.append(atMs, sampleRowOf(snapshotAt(atMs)).values);
  return builder.table();
})();

const withEstimated = (text: string) => headWithEstimated(latestLayout, text, ['systemPressureBar@0']);
/** The first of the days has an estimated pressure. */
const partlyEstimated = new Map([...knownDayFiles].map(([path, text], i) => [path, i === 0 ? withEstimated(text) : text]));

async function openLong(dayFiles = knownDayFiles) {
  const station = memoryStation({
    dayFiles,
    samples,
    settings: { ...defaultSettings, time: { ...defaultSettings.time, zone: 'Europe/Berlin' } },
  });
  const opened = await openChart(station);
  station.push(snapshotAt(nowMs));
  await settled();
  const { vm, analysis, detail } = opened;
  opened.show({ days: long, series: ['pressure'] });
  await analysis.ask(long, vm.summedChannels);
  const zoom = (fromMs: number, toMs: number) => {
    vm.showSpan({ fromMs, toMs });
    vm.rest();
  };
  /** As the page does. */
  const load = async () => vm.detail.wantedDays && detail.ask(vm.detail.wantedDays);
  return { ...opened, station, zoom, load };
}

describe('the origin of a line of the past', () => {
  const estimatedOf = async (pastDays: { readonly from: string; readonly until: string }, dayFiles: ReadonlyMap<string, string>) => {
    const { vm, analysis, show } = await openLong(dayFiles);
    show({ days: pastDays, series: ['pressure'] });
    await analysis.ask(pastDays, vm.summedChannels);
    return vm.figures.first!.estimated;
  };
  const known = { from: knownDays[0]!, until: knownDays.at(-1)! };

  it('[ORIGIN-2] says on how many of the days it was estimated, and nothing where all was measured', async () => {
    expect(await estimatedOf(known, partlyEstimated)).toEqual({ days: 1, of: knownDays.length });
    expect(await estimatedOf(known, knownDayFiles)).toBeUndefined();
  });

  it('[ORIGIN-2] has them from the station where it is drawn from sums', async () => {
    const { vm, analysis, station } = await openLong();
    expect(vm.figures.first!.estimated).toBeUndefined();
    const read = station.channelHistory.read.bind(station.channelHistory);
    station.channelHistory.read = async (...asked) => {
      const answer = await read(...asked);
      return answer.outcome === 'succeeded'
        ? { ...answer, value: { ...answer.value, estimatedDays: new Map([['systemPressureBar@0', 4] as const]) } }
        : answer;
    };
    await analysis.retry();
    expect(vm.figures.first!.estimated).toEqual({ days: 4, of: analysis.data!.steps!.days });
  });
});

describe('a short part of a range that is drawn from sums', () => {
  it('is drawn from the sums until the files of its days are there, then with every sample', async () => {
    const { vm, zoom, load } = await openLong();
    expect([vm.steps?.stepMs, vm.detail.wantedDays]).toEqual([quarterHourMs, undefined]);
    zoom(firstMs, firstMs + 2 * minute);
    expect(vm.detail.wantedDays).toEqual({ from: knownDays[0], until: knownDays[0] });
    const asked = load();
    expect([vm.steps?.stepMs, vm.isEmpty, vm.isStale, vm.detail.isComing]).toEqual([quarterHourMs, false, false, true]);
    await asked;
    expect([vm.steps, vm.data!.files.length, vm.detail.wantedDays]).toEqual([undefined, 1, undefined]);
    expect(vm.table.length).toBeGreaterThan(100);
  });

  it('can be left again: the range reaches as far as the days that were asked for, and the sums are still there', async () => {
    const { vm, zoom, load } = await openLong();
    const whole = vm.range.available;
    zoom(firstMs, firstMs + 2 * minute);
    await load();
    expect(vm.range.available).toEqual(whole);
    zoom(whole!.fromMs, whole!.toMs);
    expect([vm.range.span, vm.steps?.stepMs, vm.detail.wantedDays]).toEqual([whole, quarterHourMs, undefined]);
    zoom(firstMs, firstMs + 2 * minute);
    expect(vm.steps).toBeUndefined();
  });

  it('is asked for when it has moved to another day, and drawn from sums meanwhile', async () => {
    const { vm, zoom, load } = await openLong();
    zoom(firstMs, firstMs + 2 * minute);
    await load();
    zoom(lastMs - 2 * minute, lastMs);
    expect([vm.steps?.stepMs, vm.detail.wantedDays]).toEqual([quarterHourMs, { from: knownDays[1], until: knownDays[1] }]);
    await load();
    expect(vm.steps).toBeUndefined();
  });

  it('shows its sums when a person does not want to wait, and its samples when asked again', async () => {
    const { vm, zoom, load, detail } = await openLong();
    zoom(firstMs, firstMs + 2 * minute);
    const asked = load();
    expect(vm.detail.loading).toBe(detail);
    detail.cancel();
    await asked;
    expect([vm.detail.loading, detail.isCancelled, vm.steps?.stepMs]).toEqual([detail, true, quarterHourMs]);
    await detail.retry();
    expect(vm.steps).toBeUndefined();
  });

  it('is no longer waited for when the range has become a long one again, and can be asked for once more', async () => {
    const { vm, zoom, load, detail, analysis } = await openLong();
    zoom(firstMs, firstMs + 2 * minute);
    const asked = load();
    detail.leave();
    await asked;
    expect([detail.data, detail.isCancelled, detail.state]).toEqual([undefined, false, 'idle']);
    await load();
    expect([vm.steps, vm.detail.loading]).toEqual([undefined, analysis]);
  });

  it('has every sample of up to seven days, of longer ones the sums', async () => {
    const { vm, zoom } = await openLong();
    zoom(firstMs - 5 * day, firstMs + 2 * day);
    expect(vm.detail.wantedDays).toEqual({ from: '2026-02-25', until: '2026-03-04' });
    zoom(firstMs - 5 * day, firstMs + 3 * day);
    expect(vm.detail.wantedDays).toBeUndefined();
  });

  it('says of sums how much of the days was recorded, and weighs each mean with the time that it is of', async () => {
    const { vm } = await openLong();
    const { coveredS } = vm.lines[0]!;
    const figures = vm.figures.of(vm.lines[0]!);
    expect(coveredS).toHaveLength(vm.table.length);
    expect(figures.mean).toBeCloseTo(7, 4);
    const dayShare = (16 * 96 * 2) / (19 * 24 * 3600);
    expect(vm.figures.coverage).toBeCloseTo(dayShare, 4);
  });
});
