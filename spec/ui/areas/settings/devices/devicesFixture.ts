import type { MemoryFieldOptions } from '../../../../fakes/index.ts';
import { memoryField } from '../../../../fakes/index.ts';
import { knownReport, knownTrial } from '../../../../contract/knownField.ts';
import { DevicesVm } from '../../../../../ui/areas/settings/devices/devices.vm.ts';
import { openSettings } from '../settingsFixture.tsx';

/** The page's view model over a station that listens to the known plant, with a clock that a spec moves. */
export async function openDevices(options: MemoryFieldOptions = {}, level = 'write') {
  const field = memoryField({ report: knownReport, trialOf: () => knownTrial, ...options });
  const all = { overview: true, analytics: true, energyBalancing: true, maintenance: true, errors: true, settings: true };
  const opened = await openSettings({ field }, level);
  opened.station.saveSettings('rights', { demo: all, read: all });
  let nowMs = 1_000_000;
  let restarts = 0;
  const { session, preferences, station } = opened;
  const clock = { nowMs: () => nowMs };
  const parts = { fieldApi: station.fieldApi, session, preferences, clock, expectRestart: () => restarts++ };
  const vm = new DevicesVm(parts);
  return {
    ...opened,
    field,
    vm,
    parts,
    restarts: () => restarts,
    pass: (ms: number) => {
      nowMs += ms;
      vm.tick();
    },
  };
}
