import { describe, expect, it } from '@jest/globals';
import { ResetControl } from '../../../../../ui/areas/energy/thinkGreen/ResetControl.tsx';
import { ThinkGreenResetVm } from '../../../../../ui/areas/energy/thinkGreen/thinkGreenReset.vm.ts';
import { openEnergy, rendered } from '../energyFixture.tsx';

async function open(since?: string) {
  const opened = await openEnergy({}, 'write');
  const vm = new ThinkGreenResetVm({ commands: opened.station.stationCommands, session: opened.session });
  const dialog = () => /<dialog[^>]*role="alertdialog".*?<\/dialog>/.exec(rendered(opened, <ResetControl vm={vm} since={since} />))?.[0];
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

  it('names what is lost for whom, and its first answer is to leave it', async () => {
    const { vm, dialog } = await open('01.11.2026, 00:00:00');
    vm.ask();
    expect(dialog()).toContain('Leckage seit 01.11.2026, 00:00:00 beginnen für alle bei null, auf jedem Bildschirm');
    expect([...dialog()!.matchAll(/<button[^>]*class="(.*?)"/g)].map(([, look]) => look)).toEqual(['btn pri', 'btn grave']);
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
