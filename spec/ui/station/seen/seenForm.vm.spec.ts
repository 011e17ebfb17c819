import { describe, expect, it } from '@jest/globals';
import { SeenFormVm } from '../../../../ui/station/seen/seenForm.vm.ts';
import { entryBefore, motorTrip } from '../../areas/errors/errorLogFixture.ts';
import { storesOver } from '../../stores/stationFixture.ts';

const entry = entryBefore(1, 2, motorTrip);

async function form() {
  const { station, session, preferences } = storesOver({ faultLog: [entry] });
  await session.login('write');
  return { station, session, vm: new SeenFormVm({ errorLog: station.errorLog, session, preferences }) };
}

describe('the form of who has seen a fault', () => {
  it('sends nothing without a name, and says so until one is typed', async () => {
    const { vm, station } = await form();
    vm.enterName('  ');
    expect(await vm.send(entry)).toBe(false);
    expect([vm.lacksName, station.called.filter(({ call }) => call === 'noteFault')]).toEqual([true, []]);
    vm.enterName('K');
    expect(vm.lacksName).toBe(false);
  });

  it('leaves name and text in the entry', async () => {
    const { vm, station, session } = await form();
    vm.enterName('K. Demir');
    vm.enterText('Kühler ausgeblasen');
    expect(await vm.send(entry)).toBe(true);
    const log = await station.errorLog.read(session.token);
    expect(log).toMatchObject({ value: [{ notes: [{ name: 'K. Demir', text: 'Kühler ausgeblasen' }] }] });
  });

  it("keeps what was typed and gives the station's words where the entry is gone", async () => {
    const { vm } = await form();
    vm.enterName('K. Demir');
    vm.enterText('bleibt');
    expect(await vm.send({ ...entry, bitIndex: 1 })).toBe(false);
    expect([vm.outcome, vm.text]).toEqual([
      { outcome: 'refused', text: 'Diese Meldung steht nicht mehr im Protokoll der Station.' },
      'bleibt',
    ]);
  });
});
