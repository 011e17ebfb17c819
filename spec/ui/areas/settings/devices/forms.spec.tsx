import { describe, expect, it } from '@jest/globals';
import { DeviceForm } from '../../../../../ui/areas/settings/devices/DeviceForm.tsx';
import { MachineForm } from '../../../../../ui/areas/settings/devices/MachineForm.tsx';
import { PointDetails } from '../../../../../ui/areas/settings/devices/PointDetails.tsx';
import type { FieldConfig } from '../../../../../core/field/index.ts';
import { knownConfig, knownReport } from '../../../../contract/knownField.ts';
import { rendered } from '../settingsFixture.tsx';
import { openDevices } from './devicesFixture.ts';

const unchanged = () => undefined;

/** What stands in the entry of a name; undefined for one that is not there. */
function entered(page: string, label: string): string | undefined {
  const id = new RegExp(`for="([^"]+)"[^>]*>${label}<`).exec(page)?.[1];
  const input = id === undefined ? undefined : new RegExp(`<input[^>]*id="${id}"[^>]*>`).exec(page)?.[0];
  return input && (/value="([^"]*)"/.exec(input)?.[1] ?? '');
}

async function openedWith(config: FieldConfig) {
  const opened = await openDevices({ report: { ...knownReport, config } });
  await opened.vm.refresh();
  return opened;
}

describe('the forms of devices and machines', () => {
  it('[FIELD-6] have the highest speed that a curve is read with, for a machine of variable speed only', async () => {
    const rated = { flowM3min: 7.4, loadKW: 46, noLoadKW: 9, pressureBar: 7.5, speedRpm: 3000 };
    const machines = knownConfig.machines.map((machine) => (machine.slot === 1 ? { ...machine, rated } : machine));
    const opened = await openedWith({ ...knownConfig, machines });
    expect(entered(rendered(opened, <MachineForm vm={opened.vm} slot={1} />), 'Höchste Drehzahl')).toBe('3000');
    expect(entered(rendered(opened, <MachineForm vm={opened.vm} slot={2} />), 'Höchste Drehzahl')).toBeUndefined();
  });

  it('[FIELD-6] have limits and what a current loop stands for at the inputs of a module', async () => {
    const device = { ...knownConfig.devices[3]!, adjust: { in2: { scale: 1, offset: -4, unit: 'bar' as const, min: -0.4, max: 17 } } };
    const opened = await openedWith({ ...knownConfig, devices: [...knownConfig.devices.slice(0, 3), device] });
    const reading = { key: 'in2', value: 7, unit: 'bar', words: [], ageMs: 0, quality: 'good' } as const;
    const page = rendered(opened, <PointDetails vm={opened.vm} reading={reading} device={device} onChange={unchanged} />);
    expect(
      ['Kleinster gültiger Wert', 'Größter gültiger Wert', 'Wert bei 4 mA', 'Wert bei 20 mA'].map((label) => entered(page, label)),
    ).toEqual(['-0,4', '17', '0', '16']);
  });

  it('[FIELD-6] have availability and limits of what comes by MQTT', async () => {
    const points = [{ key: 'flow', topic: 'hall/air', unit: 'm3/h', min: 0, max: 900 }] as const;
    const device = { ...knownConfig.devices[4]!, mqtt: { points, availability: { topic: 'hall/online', up: 'true' } } };
    const opened = await openedWith({ ...knownConfig, devices: [device] });
    const page = rendered(opened, <DeviceForm vm={opened.vm} device={device} set={unchanged} />);
    expect(
      ['Topic der Verfügbarkeit', 'Nachricht, wenn verfügbar', 'Kleinster gültiger Wert', 'Größter gültiger Wert'].map((label) =>
        entered(page, label),
      ),
    ).toEqual(['hall/online', 'true', '0', '900']);
  });
});
