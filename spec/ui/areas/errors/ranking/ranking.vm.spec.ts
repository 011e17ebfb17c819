import { expect, it } from '@jest/globals';
import { csvText, machineDialect } from '../../../../../core/csv/index.ts';
import { faultCode, type FaultSource } from '../../../../../core/faults/index.ts';
import { msPerMinute } from '../../../../../core/time/index.ts';
import { RankingVm } from '../../../../../ui/areas/errors/ranking/ranking.vm.ts';
import { rankingCsv } from '../../../../../ui/areas/errors/ranking/rankingCsv.ts';
import { morningMs } from '../../../stores/stationFixture.ts';
import { defaultLog, faultsOf, motorTrip, oilFilter, openErrorLog, settled, tooHot } from '../errorLogFixture.ts';

const log = defaultLog.map((entry, i) => (i === 3 ? { ...entry, end: { atMs: entry.atMs! + msPerMinute, isAtLatest: false } } : entry));

async function openRanking() {
  const parts = await openErrorLog({ faultLog: log });
  const vm = new RankingVm({ ...parts, errorLog: parts.station.errorLog, clock: { nowMs: () => morningMs } });
  vm.reading.follow();
  await settled();
  return { ...parts, vm };
}
const keys = ({ faults }: RankingVm) => faults.map(({ source, bitIndex, count }) => [source, bitIndex, count]);

it('[ALARM-3] ranks the log by how often, or by how long; what is still up counts until now', async () => {
  const { vm, station } = await openRanking();
  expect(keys(vm)[0]).toEqual([2, tooHot, 2]);
  vm.setOrder('duration');
  expect(keys(vm)[0]).toEqual([2, motorTrip, 1]);
  station.pushFaults([faultsOf(2, tooHot)]);
  await settled();
  vm.setOrder('duration');
  expect(vm.faults.find(({ source, bitIndex }) => source === 2 && bitIndex === tooHot)?.durationMs).toBe(msPerMinute);
  expect(vm.ranking?.knownFromMs).toBe(log.at(-1)!.atMs);
});

it('counts one severity alone, and says the coverage of the whole log with it', async () => {
  const { vm } = await openRanking();
  vm.setSeverity('maintenance');
  expect(keys(vm)).toEqual([[1, oilFilter, 1]]);
  expect(vm.ranking?.knownFromMs).toBe(log.at(-1)!.atMs);
});

it('[ALARM-3] opens the fault that an address names, and is in the address as it is set', async () => {
  const { vm } = await openRanking();
  expect([vm.opened?.bitIndex, vm.toQuery()]).toEqual([tooHot, {}]);
  vm.show(new URLSearchParams('fault=2.65&order=duration&severity=error'));
  expect(vm.opened?.entries).toEqual([log[3]]);
  expect(vm.toQuery()).toEqual({ fault: '2.65', order: 'duration', severity: 'error' });
  vm.show(new URLSearchParams('fault=7.65&order=x&severity=y'));
  expect([vm.opened, vm.toQuery()]).toEqual([undefined, { fault: '7.65' }]);
});

it('[ALARM-3] is saved with count, durations and the time that it is of', async () => {
  const { vm } = await openRanking();
  vm.setOrder('duration');
  const words = {
    head: (column: string) => column,
    source: String,
    severity: String,
    code: (source: FaultSource, bitIndex: number) => faultCode(source, bitIndex)!,
    text: () => undefined,
    atMost: 'yes',
  };
  const known = { fromMs: vm.ranking!.knownFromMs!, untilMs: vm.range!.untilMs };
  const [head, first] = csvText(rankingCsv(vm.faults, known, words), machineDialect, 'Europe/Berlin').split('\r\n');
  expect(head).toContain('source,severity,code,text,count,duration,isAtMost,unknown,longest,last,from,until');
  expect(first).toContain('2,error,E066,,1,60,,0,60,2026-11-20T07:56:00');
});
