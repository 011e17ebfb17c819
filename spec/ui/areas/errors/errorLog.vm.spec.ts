import { describe, expect, it, test } from '@jest/globals';
import type { FaultLogEntry } from '../../../../core/faults/index.ts';
import type { LogView } from '../../../../ui/areas/errors/model/logView.ts';
import { entryKey } from '../../../../ui/shell/entryKey.ts';
import { entryBefore, faultsOf, motorTrip, oilFilter, openErrorLog, tooHot, defaultLog } from './errorLogFixture.ts';

async function readLog(log: readonly FaultLogEntry[] = defaultLog) {
  const parts = await openErrorLog({ faultLog: log });
  await parts.vm.reading.load();
  return parts;
}
const places = (rows: readonly FaultLogEntry[]) => rows.map((entry) => defaultLog.indexOf(entry));

describe('the error log', () => {
  test.each<[LogView, readonly number[]]>([
    [{}, [0, 1, 2, 3, 4, 5]],
    [{ severity: 'error' }, [1, 3]],
    [{ severity: 'maintenance' }, [2]],
    [{ source: 'master' }, [1]],
    [{ source: 2 }, [0, 3, 4]],
    [{ source: 2, severity: 'error' }, [3]],
    [{ source: 4 }, []],
    [{ words: 'temperatur' }, [0, 4]],
    [{ words: 'TEMP hoch k2' }, [0, 4]],
    [{ words: 'w017' }, [0, 4, 5]],
    [{ words: 'steuerung' }, [1]],
    [{ words: 'k1' }, [2]],
    [{ words: 'Verdichter 9' }, [5]],
    [{ words: '   ' }, [0, 1, 2, 3, 4, 5]],
    [{ words: 'temperatur', severity: 'error' }, []],
  ])('narrowed to %j shows the entries %p', async (view, shown) => {
    const { vm } = await readLog();
    vm.show(view);
    expect(places(vm.rows)).toEqual(shown);
  });

  it('is searched in the chosen language', async () => {
    const { vm, preferences } = await readLog();
    vm.narrow({ words: 'temperature' });
    expect(vm.rows).toEqual([]);
    preferences.setLanguage('en');
    expect(places(vm.rows)).toEqual([0, 4]);
  });

  it('counts each choice with the other filters', async () => {
    const { vm } = await readLog();
    vm.narrow({ source: 2, severity: 'error' });
    expect(vm.severityChoices).toEqual([
      { value: undefined, count: 3 },
      { value: 'error', count: 1 },
      { value: 'warning', count: 2 },
      { value: 'maintenance', count: 0 },
    ]);
    expect(vm.sourceChoices).toEqual([
      { value: undefined, count: 2 },
      { value: 'master', count: 1 },
      { value: 1, count: 0 },
      { value: 2, count: 1 },
      { value: 4, count: 0 },
      { value: 9, count: 0 },
    ]);
  });

  it('shows all again and keeps the opened entry', async () => {
    const { vm } = await readLog();
    vm.show({ severity: 'error', words: 'x', source: 1, row: entryKey(defaultLog[2]!) });
    expect(vm.isNarrowed).toBe(true);
    vm.showAll();
    expect([vm.isNarrowed, vm.rows, vm.opened]).toEqual([false, defaultLog, defaultLog[2]]);
  });

  it('opens the entry that is chosen, also after the log was read again', async () => {
    const { vm, station } = await readLog();
    vm.open(defaultLog[3]);
    expect([vm.openIndex, vm.opened]).toEqual([3, defaultLog[3]]);
    station.logFault(entryBefore(0, 1, motorTrip));
    await vm.reading.load();
    expect([vm.openIndex, vm.opened]).toEqual([4, defaultLog[3]]);
    vm.open(undefined);
    expect(vm.opened).toBeUndefined();
  });

  it('opens the newest where there is room and nothing else is chosen', async () => {
    const { vm } = await readLog();
    expect(vm.opened).toBeUndefined();
    vm.setOpensNewest(true);
    expect(vm.opened).toBe(defaultLog[0]);
    vm.narrow({ severity: 'maintenance' });
    expect(vm.opened).toBe(defaultLog[2]);
    vm.narrow({ words: 'nothing like it' });
    expect(vm.opened).toBeUndefined();
  });

  it('leaves a chosen entry that the filter hides closed, and says one that the log has not', async () => {
    const { vm } = await readLog();
    vm.open(defaultLog[0]);
    vm.narrow({ severity: 'error' });
    expect([vm.opened, vm.isRowGone]).toEqual([undefined, false]);
    vm.show({ row: '1.2.3' });
    expect([vm.opened, vm.isRowGone]).toEqual([undefined, true]);
  });

  it('does not say an entry as gone before the log was read', async () => {
    const { vm } = await openErrorLog();
    vm.show({ row: '1.2.3' });
    expect(vm.isRowGone).toBe(false);
  });

  it('follows the keys among the rows that are shown', async () => {
    const { vm } = await readLog();
    vm.narrow({ source: 2 });
    const opened = ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'PageDown', 'PageUp'].map((key) => {
      expect(vm.moveBy(key, 2)).toBe(true);
      return places([vm.opened!])[0];
    });
    expect(opened).toEqual([0, 3, 4, 4, 3, 0, 4, 0]);
    expect(vm.moveBy('a', 2)).toBe(false);
    vm.narrow({ words: 'nothing like it' });
    expect(vm.moveBy('ArrowDown', 2)).toBe(false);
  });
});

describe('what is up', () => {
  it('is reported worst first, with the entries that say since when', async () => {
    const { vm, station } = await readLog();
    station.pushFaults([faultsOf(1, oilFilter), faultsOf(2, tooHot, motorTrip), faultsOf('master', motorTrip)]);
    expect(vm.standing?.map(({ source, bitIndex }) => [source, bitIndex])).toEqual([
      [2, motorTrip],
      ['master', motorTrip],
      [2, tooHot],
      [1, oilFilter],
    ]);
    expect(vm.worstEntry).toBe(defaultLog[3]);
    expect([...vm.stillUp].map((entry) => defaultLog.indexOf(entry)).sort()).toEqual([0, 1, 2, 3]);
  });

  it('leaves the newest of the log to be reported when there is none', async () => {
    const { vm } = await readLog();
    expect([vm.standing, vm.lastEntry]).toEqual([[], defaultLog[0]]);
  });

  it('has no entry where the log does not know of it', async () => {
    const { vm, station } = await readLog();
    station.pushFaults([faultsOf(4, motorTrip)]);
    expect([vm.standing?.length, vm.worstEntry, vm.stillUp.size]).toEqual([1, undefined, 0]);
  });

  it('[LIVE-2] is unknown without a connection, while the log stays', async () => {
    const { vm, station } = await readLog();
    station.pushFaults([faultsOf(2, tooHot)]);
    station.setConnection('controlLost');
    expect([vm.standing, vm.stillUp.size, vm.rows]).toEqual([undefined, 0, defaultLog]);
    expect(vm.reading.isStale).toBe(true);
  });
});

describe('the opened entry', () => {
  it('[ERR-1] shows every machine as it was then, without the empty slots', async () => {
    const { vm } = await readLog();
    vm.open(defaultLog[0]);
    expect(vm.machinesThen.map(({ slot, name, state, chamber, motor }) => [slot, name, state, chamber, motor])).toEqual([
      [1, 'K1', 'load', 'load', true],
      [2, 'K2', 'load', 'load', true],
      [4, 'Halle C', 'load', 'load', true],
    ]);
    expect(vm.machinesThen.map(({ technology }) => technology?.kind)).toEqual(['screw', 'piston', 'turbo']);
  });

  it('[ENT-7] shows a machine of which nothing was noted as unknown', async () => {
    const nothing = { technology: undefined, status: undefined };
    const { vm } = await readLog([entryBefore(0, 1, tooHot, { atMs: undefined, machines: Array.from({ length: 10 }, () => nothing) })]);
    vm.setOpensNewest(true);
    expect(vm.machinesThen).toHaveLength(10);
    expect(vm.machinesThen[4]).toMatchObject({ slot: 5, name: undefined, technology: undefined, state: undefined, isLost: true });
  });

  it('leads only to machines that are there now, and that may be looked at', async () => {
    const { vm, settings } = await readLog();
    expect([1, 3, 4].map((slot) => vm.isLinked(slot))).toEqual([true, false, true]);
    settings.receive({ rights: { ...settings.settings.rights, read: { ...settings.settings.rights.read!, overview: false } } });
    expect(vm.isLinked(1)).toBe(false);
  });

  it('[ALARM-4] leads to what was recorded around an error, and around a warning where that is set', async () => {
    const { vm, settings } = await readLog();
    const recorded = () => [motorTrip, tooHot].map((bit) => vm.hasRecord(entryBefore(0, 2, bit)));
    expect(recorded()).toEqual([true, false]);
    settings.receive({ limits: { ...settings.settings.limits, recordsWarnings: true } });
    expect(recorded()).toEqual([true, true]);
    expect(vm.hasRecord(entryBefore(0, 2, motorTrip, { atMs: undefined }))).toBe(false);
  });

  it('[ALARM-4] leads to the recorded faults beside one, and knows when the same fault came', async () => {
    const { vm, settings } = await readLog();
    const beside = (at: number) => {
      const leads = (['newer', 'older'] as const).map((towards) => vm.recordedBeside(defaultLog[at]!, towards));
      return leads.map((entry) => entry && places([entry])[0]);
    };
    expect(beside(0)).toEqual([undefined, 1]);
    expect(beside(1)).toEqual([undefined, 3]);
    expect(beside(3)).toEqual([1, undefined]);
    expect(vm.recordedBeside(entryBefore(99, 2, motorTrip), 'older')).toBeUndefined();
    settings.receive({ limits: { ...settings.settings.limits, recordsWarnings: true } });
    expect(beside(3)).toEqual([1, 4]);
    expect(places(vm.sameAs(defaultLog[4]!))).toEqual([0, 4]);
    expect(places(vm.sameAs(defaultLog[1]!))).toEqual([1]);
  });
});
