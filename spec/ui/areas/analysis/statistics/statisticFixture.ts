import type { Clock, Statistics } from '../../../../../core/ports/index.ts';
import { dayFileName } from '../../../../../core/dayFile/index.ts';
import type { SampleTable } from '../../../../../core/samples/index.ts';
import type { Statistic } from '../../../../../core/statistics/index.ts';
import { msPerDay } from '../../../../../core/time/index.ts';
import { machineTable, noLoad, onLoad, ready } from '../../../../core/statistics/machineTables.ts';
import { AvailableDays } from '../../../../../ui/dates/index.ts';
import { StatisticVm } from '../../../../../ui/areas/analysis/statistics/statistic.vm.ts';
import { keptLog, morningMs, storesOver } from '../../../stores/stationFixture.ts';

const stepS = 600;

/** Ten days until the morning of 2026-11-20 UTC: the first machine runs by day, more of it in the second half; the second one always. */
export const samples = machineTable({
  fromMs: morningMs - 10 * msPerDay,
  untilMs: morningMs,
  stepS,
  machines: {
    1: (atMs) => (atMs % msPerDay < msPerDay / (atMs > morningMs - 3 * msPerDay ? 2 : 4) ? onLoad(50, 8) : ready),
    2: (atMs) => (Math.floor(atMs / (stepS * 1000)) % 4 === 0 ? noLoad(15) : onLoad(60, 10)),
  },
});
/** A statistic over a station without a network, logged in; the clock moves by hand. */
export async function openStatistic(
  name: Statistic = 'loadTimes',
  days: readonly string[] = ['2026-11-18', '2026-11-19', '2026-11-20'],
  recorded: SampleTable = samples,
  reported: (statistics: Statistics) => Statistics = (statistics) => statistics,
) {
  const dayFiles = new Map(days.map((day) => [dayFileName(day), '']));
  const stores = storesOver({ samples: recorded, dayFiles });
  await stores.session.login('read');
  const log = keptLog();
  const time = { nowMs: morningMs };
  const clock: Clock = { nowMs: () => time.nowMs };
  const available = new AvailableDays({ dayFiles: stores.station.dayFiles, session: stores.session, log });
  const vm = new StatisticVm({ ...stores, statistics: reported(stores.station.statistics), available, clock, log }, name);
  const asked = () => stores.station.called.filter(({ call }) => call === 'dailyStatistics').map(({ sent }) => sent);
  return { ...stores, log, time, available, vm, asked };
}
