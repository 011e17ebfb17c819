import { expect, it } from '@jest/globals';
import { AlarmLineVm } from '../../../../ui/shell/alarm/alarmLine.vm.ts';
import { faultsOf, motorTrip, openErrorLog, settled, tooHot, defaultLog } from '../../areas/errors/errorLogFixture.ts';

async function openLine() {
  const parts = await openErrorLog();
  const vm = new AlarmLineVm({ ...parts, errorLog: parts.station.errorLog }, () => ({ name: '' }));
  vm.follow();
  return { ...parts, vm };
}
const sources = ({ announcing }: AlarmLineVm) => announcing.map(({ source, bitIndex }) => [source, bitIndex]);

it('says since when what is up is up, and asks for the log only when it does not know', async () => {
  const { vm, station, reads } = await openLine();
  await settled();
  expect([vm.worst, reads()]).toEqual([undefined, 0]);
  station.pushFaults([faultsOf(2, tooHot)]);
  await settled();
  expect([vm.worst && vm.entryOf(vm.worst), reads()]).toEqual([defaultLog[0], 1]);
  station.pushFaults([faultsOf(2, tooHot, motorTrip)]);
  await settled();
  expect([vm.alarms?.map((alarm) => vm.entryOf(alarm)), reads()]).toEqual([[defaultLog[3], defaultLog[0]], 2]);
  station.pushFaults([faultsOf(2, motorTrip)]);
  await settled();
  expect([vm.alarms?.map((alarm) => vm.entryOf(alarm)), reads()]).toEqual([[defaultLog[3]], 2]);
});

it('[ALARM-1] says value and limit of the worst where they are reported, and announces nothing again when the value changes', async () => {
  const { vm, station } = await openLine();
  const pushed = (value: number) => ({ ...faultsOf(2, tooHot), readings: { 17: { quantity: 'temperature', value, limit: 100 } as const } });
  station.pushFaults([faultsOf(4, motorTrip), pushed(104)]);
  const [trip, hot] = vm.alarms!;
  expect([trip?.bitIndex, vm.readingOf(trip!)]).toEqual([motorTrip, undefined]);
  expect(vm.readingOf(hot!)).toEqual({ quantity: 'temperature', value: 104, limit: 100 });
  vm.announce();
  const said = vm.announcing;
  station.pushFaults([faultsOf(4, motorTrip), pushed(105)]);
  vm.announce();
  expect([vm.readingOf(vm.alarms![1]!)?.value, vm.announcing === said]).toEqual([105, true]);
});

it('asks again when the same fault comes back, and after the connection was lost', async () => {
  const { vm, station, reads } = await openLine();
  for (const faults of [[faultsOf(2, tooHot)], [], [faultsOf(2, tooHot)]]) {
    station.pushFaults(faults);
    await settled();
  }
  expect(reads()).toBe(2);
  station.setConnection('webserverLost');
  expect([vm.alarms, vm.worst]).toEqual([undefined, undefined]);
  station.setConnection('connected');
  station.pushFaults([faultsOf(2, tooHot)]);
  await settled();
  expect([vm.worst && vm.entryOf(vm.worst), reads()]).toEqual([defaultLog[0], 3]);
});

it('reads the log once more when a fault comes while it is being read', async () => {
  const { vm, station, reads } = await openLine();
  station.pushFaults([faultsOf(2, tooHot)]);
  station.pushFaults([faultsOf(2, tooHot), faultsOf('master', motorTrip)]);
  await settled();
  expect(vm.alarms?.map((alarm) => vm.entryOf(alarm))).toEqual([defaultLog[1], defaultLog[0]]);
  expect(reads()).toBe(2);
});

it('[ALARM-2] reads again who has seen what is up when its list is opened', async () => {
  const { vm, station, session, reads } = await openLine();
  station.pushFaults([faultsOf(2, tooHot)]);
  await settled();
  await session.login('write');
  await station.errorLog.note(defaultLog[0]!, { name: 'K. Demir', text: '' }, session.token, 'de');
  await settled();
  const before = reads();
  vm.setOpen(true);
  await settled();
  expect([reads() - before, vm.worst && vm.entryOf(vm.worst)?.notes?.map(({ name }) => name)]).toEqual([1, ['K. Demir']]);
  vm.setOpen(false);
  await settled();
  expect([vm.isOpen, reads() - before]).toEqual([false, 1]);
});

it('asks who has seen one alarm at a time, opens its list for that, and asks no longer when that is closed', async () => {
  const { vm, station } = await openLine();
  station.pushFaults([faultsOf(2, tooHot), faultsOf(4, motorTrip)]);
  const asked = () => [vm.isOpen, ...vm.alarms!.map((alarm) => vm.formOf(alarm) !== undefined)];
  expect(asked()).toEqual([false, false, false]);
  vm.ask(vm.alarms![0]!);
  expect(asked()).toEqual([true, true, false]);
  vm.ask(vm.alarms![1]!);
  expect(asked()).toEqual([true, false, true]);
  vm.endAsking();
  expect(asked()).toEqual([true, false, false]);
  vm.ask(vm.alarms![0]!);
  vm.setOpen(false);
  expect(asked()).toEqual([false, false, false]);
});

it('[ALARM-2] keeps what somebody types while the connection is lost', async () => {
  const { vm, station } = await openLine();
  station.pushFaults([faultsOf(2, tooHot)]);
  await settled();
  vm.ask(vm.worst!);
  vm.formOf(vm.worst!)!.name = 'M. Weber';
  station.setConnection('webserverLost');
  await settled();
  station.setConnection('connected');
  station.pushFaults([faultsOf(2, tooHot)]);
  await settled();
  expect([vm.isOpen, vm.formOf(vm.worst!)?.name]).toEqual([true, 'M. Weber']);
  vm.endAsking();
  vm.ask(vm.worst!);
  expect(vm.formOf(vm.worst!)?.name).toBe('');
});

it('asks for no log where neither the error log nor the energy balance may be opened', async () => {
  const { vm, station, session, settings, reads } = await openLine();
  const none = { overview: true, analytics: true, energyBalancing: false, maintenance: false, errors: false, settings: false };
  settings.receive({ rights: { demo: none, read: none } });
  station.pushFaults([faultsOf(2, tooHot)]);
  await settled();
  expect([session.allowed.overview, vm.worst?.source, reads()]).toEqual([true, 2, 0]);
});

it('announces each alarm once, those that come together as one, and one that comes back again', async () => {
  const { vm, station } = await openLine();
  station.pushFaults([faultsOf(2, tooHot), faultsOf(4, motorTrip)]);
  vm.announce();
  const both = vm.announcing;
  expect(sources(vm)).toEqual([
    [4, motorTrip],
    [2, tooHot],
  ]);
  vm.announce();
  expect(vm.announcing).toBe(both);
  station.pushFaults([faultsOf(2, tooHot)]);
  vm.announce();
  expect(vm.announcing).toBe(both);
  station.pushFaults([faultsOf(2, tooHot), faultsOf(4, motorTrip)]);
  vm.announce();
  expect(sources(vm)).toEqual([[4, motorTrip]]);
  station.pushFaults([]);
  vm.announce();
  expect(vm.announcing).toEqual([]);
});

it('[ALARM-1] counts what it announces, for one that comes back again and again is announced in the same words', async () => {
  const { vm, station } = await openLine();
  const counted = [[tooHot], [tooHot, motorTrip], [tooHot], [tooHot, motorTrip], [tooHot, motorTrip]].map((bits) => {
    station.pushFaults([faultsOf(2, ...bits)]);
    vm.announce();
    return vm.announcements;
  });
  expect(counted).toEqual([1, 2, 2, 3, 3]);
});

it('[ALARM-1] says that it is over once what was announced is up no longer, to who has heard of it', async () => {
  const { vm, station, session } = await openLine();
  const isOverAfter = (...bits: number[]) => {
    station.pushFaults([faultsOf(2, ...bits)]);
    vm.announce();
    return vm.isOver;
  };
  expect([isOverAfter(), isOverAfter(tooHot, motorTrip), isOverAfter(tooHot), isOverAfter(), isOverAfter(), isOverAfter(tooHot)]).toEqual([
    ...[false, false, false, true, true, false],
  ]);
  expect(isOverAfter()).toBe(true);
  await session.logout();
  expect(vm.isOver).toBe(false);
  await session.login('read');
  expect(isOverAfter()).toBe(false);
});

it('announces nothing again after the connection was lost, but to the next person', async () => {
  const { vm, station, session } = await openLine();
  station.pushFaults([faultsOf(4, motorTrip)]);
  vm.announce();
  const said = vm.announcing;
  station.setConnection('webserverLost');
  vm.announce();
  station.setConnection('connected');
  station.pushFaults([faultsOf(4, motorTrip)]);
  vm.announce();
  expect(vm.announcing).toBe(said);
  await session.logout();
  await session.login('read');
  station.pushFaults([faultsOf(4, motorTrip)]);
  vm.announce();
  expect(vm.announcing).not.toBe(said);
  expect(sources(vm)).toEqual([[4, motorTrip]]);
});
