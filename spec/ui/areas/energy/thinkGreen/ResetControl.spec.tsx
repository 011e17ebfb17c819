import { describe, expect, it } from '@jest/globals';
import { ResetControl } from '../../../../../ui/areas/energy/thinkGreen/ResetControl.tsx';
import { ThinkGreenResetVm } from '../../../../../ui/areas/energy/thinkGreen/thinkGreenReset.vm.ts';
import { openEnergy, rendered } from '../energyFixture.tsx';

async function open() {
  const opened = await openEnergy({}, 'write');
  const vm = new ThinkGreenResetVm({ commands: opened.station.stationCommands, session: opened.session });
  const dialog = () => /<dialog[^>]*role="alertdialog".*?<\/dialog>/.exec(rendered(opened, <ResetControl vm={vm} />))?.[0];
  const buttons = () => [...(dialog() ?? '').matchAll(/<button[^>]*?( disabled="")?>(.*?)<\/button>/g)].map(([, off, name]) => [name, off]);
  return { ...opened, vm, dialog, buttons };
}

describe('the button for the reset', () => {
  it('asks in a dialog over the page, wherever the button stands', async () => {
    const { vm, dialog, buttons } = await open();
    expect(dialog()).toBeUndefined();
    vm.ask();
    expect(buttons()).toEqual([
      ['Abbrechen', undefined],
      ['Jetzt zurücksetzen', undefined],
    ]);
    vm.cancel();
    expect(dialog()).toBeUndefined();
  });

  it('leaves the dialog until the station has answered', async () => {
    const { vm, station, dialog, buttons } = await open();
    const release = station.hold('resetThinkGreen');
    vm.ask();
    const over = vm.confirm();
    expect(buttons()).toEqual([
      ['Abbrechen', ' disabled=""'],
      ['Anforderung läuft', ' disabled=""'],
    ]);
    release();
    await over;
    expect(dialog()).toBeUndefined();
  });
});
