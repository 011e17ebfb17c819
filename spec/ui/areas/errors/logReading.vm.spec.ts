import { describe, expect, it, test } from '@jest/globals';
import { msPerMinute } from '../../../../core/time/index.ts';
import { machine, stationWith } from '../overview/overviewFixture.ts';
import { morningMs } from '../../stores/stationFixture.ts';
import { entryBefore, faultsOf, motorTrip, openErrorLog, settled, tooHot, defaultLog } from './errorLogFixture.ts';

describe('reading the error log', () => {
  it('[ERR-4] brings the log, and again when asked to', async () => {
    const { vm, station } = await openErrorLog();
    const stop = vm.reading.follow();
    expect([vm.reading.entries, vm.reading.isReading]).toEqual([undefined, true]);
    await settled();
    expect([vm.reading.entries, vm.reading.isReading]).toEqual([defaultLog, false]);
    const newest = entryBefore(0, 1, motorTrip);
    station.logFault(newest);
    await vm.reading.load();
    expect(vm.reading.entries?.[0]).toEqual(newest);
    stop();
  });

  test.each(['failed', 'unreachable', { refused: 'no' }] as const)(
    '[ERR-4] keeps the rows when it fails (%j), says so, and says so no more once it succeeds',
    async (failure) => {
      const { vm, station } = await openErrorLog();
      await vm.reading.load();
      station.fail('errorLog', failure);
      await vm.reading.load();
      expect([vm.reading.entries, vm.reading.state === 'failed', vm.reading.isReading]).toEqual([defaultLog, true, false]);
      station.mend('errorLog');
      await vm.reading.load();
      expect(vm.reading.state === 'failed').toBe(false);
    },
  );

  it('is asked for once more when it is wanted while it is under way, however often', async () => {
    const { vm, station, reads } = await openErrorLog();
    const release = station.hold('errorLog');
    const first = vm.reading.load();
    void vm.reading.load();
    void vm.reading.load();
    expect(reads()).toBe(1);
    release();
    await first;
    expect([reads(), vm.reading.isReading]).toEqual([2, false]);
  });

  it('says when it was read by the clock of the controller, and how long ago by that of the browser', async () => {
    const { vm, setClock, plant } = await openErrorLog();
    plant.receiveClock(morningMs + 5_000);
    await vm.reading.load();
    expect([vm.reading.readAtMs, vm.reading.ageS]).toEqual([morningMs + 5_000, 0]);
    setClock(morningMs + msPerMinute);
    expect(vm.reading.ageS).toBe(0);
    vm.reading.tick();
    expect(vm.reading.ageS).toBe(60);
  });

  it('happens by itself when a fault comes, and when one goes, for its end', async () => {
    const { vm, station, reads } = await openErrorLog();
    station.pushFaults([faultsOf(1, tooHot)]);
    const stop = vm.reading.follow();
    await settled();
    expect(reads()).toBe(1);
    station.pushFaults([faultsOf(1, tooHot), faultsOf(2, motorTrip)]);
    await settled();
    expect(reads()).toBe(2);
    station.pushFaults([faultsOf(2, motorTrip)]);
    await settled();
    expect(reads()).toBe(3);
    station.pushFaults([faultsOf(2, motorTrip)]);
    await settled();
    expect(reads()).toBe(3);
    stop();
    station.pushFaults([faultsOf(1, tooHot)]);
    await settled();
    expect(reads()).toBe(3);
  });

  it('happens by itself when the station is back', async () => {
    const { vm, station, reads } = await openErrorLog();
    const stop = vm.reading.follow();
    await settled();
    station.setConnection('webserverLost');
    expect([vm.reading.isStale, vm.reading.entries]).toEqual([true, defaultLog]);
    station.push(stationWith([machine(1)]));
    await settled();
    expect([vm.reading.isStale, reads()]).toEqual([false, 2]);
    stop();
  });

  it('happens by itself when the station is back that was lost before its plant was first heard', async () => {
    const { vm, station, plant, reads } = await openErrorLog();
    plant.reset();
    const stop = vm.reading.follow();
    await settled();
    station.setConnection('webserverLost');
    await settled();
    expect(reads()).toBe(1);
    station.push(stationWith([machine(1)]));
    await settled();
    expect(reads()).toBe(2);
    stop();
  });

  it('that failed while there was no connection happens again when there is one', async () => {
    const { vm, station, plant, reads } = await openErrorLog();
    plant.reset();
    station.fail('errorLog', 'unreachable');
    const stop = vm.reading.follow();
    await settled();
    expect([vm.reading.isStale, vm.reading.state === 'failed']).toEqual([false, true]);
    station.mend('errorLog');
    station.push(stationWith([machine(1)]));
    await settled();
    expect([vm.reading.entries, vm.reading.state === 'failed', reads()]).toEqual([defaultLog, false, 2]);
    stop();
  });

  it('ends with the page, without being a failure', async () => {
    const { vm, station } = await openErrorLog();
    station.hold('errorLog');
    const stop = vm.reading.follow();
    stop();
    await settled();
    expect([vm.reading.isReading, vm.reading.state === 'failed', vm.reading.entries]).toEqual([false, false, undefined]);
  });
});
