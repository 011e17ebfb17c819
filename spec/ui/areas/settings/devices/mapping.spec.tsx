import { describe, expect, it } from '@jest/globals';
import type { FieldDevice } from '../../../../../core/field/index.ts';
import { Mapping } from '../../../../../ui/areas/settings/devices/Mapping.tsx';
import { TrialVm } from '../../../../../ui/areas/settings/devices/trial.vm.ts';
import { knownConfig, knownReport } from '../../../../contract/knownField.ts';
import { plain, rendered } from '../settingsFixture.tsx';
import { openDevices } from './devicesFixture.ts';

const [k1, meter] = knownConfig.devices;

async function mappingOf(device: FieldDevice): Promise<string> {
  const config = { ...knownConfig, devices: [...knownConfig.devices.filter(({ id }) => id !== device.id), device] };
  const opened = await openDevices({ report: { ...knownReport, config } });
  await opened.vm.refresh();
  const trial = new TrialVm({ ...opened.parts, trial: () => undefined });
  return plain(rendered(opened, <Mapping vm={opened.vm} device={device} trial={trial} set={() => undefined} />));
}

describe('what a device’s values are for', () => {
  it('[FIELD-6] may be what another meter is for as well: their values are added, and the page says so', async () => {
    const second = { ...meter!, id: 'meter-k2b', unit: 99 };
    const page = await mappingOf(second);
    expect(page).toContain(`Auch von ${meter!.name ?? meter!.id}: Die Werte werden zusammengezählt.`);
    expect(page).not.toContain('schon');
  });

  it('[FIELD-6] says of a value that no input can show that it stays on this page', async () => {
    const note = 'Dieser Messwert steht nur auf dieser Seite';
    expect(await mappingOf({ ...meter!, serves: [{ input: 'PF', point: 'powerFactor' }] })).toContain(note);
    expect(await mappingOf({ ...k1!, serves: [{ input: 'HOT', point: 'outletTemperature' }] })).not.toContain(note);
  });

  it('[FIELD-6] says of a value that is no pressure that it is not the network’s', async () => {
    const note = 'Dieser Messwert ist kein Druck';
    expect(await mappingOf({ ...k1!, serves: [{ systemPressure: 'power' }] })).toContain(note);
    expect(await mappingOf({ ...k1!, serves: [{ systemPressure: 'linePressure' }] })).not.toContain(note);
  });
});
