import { describe, expect, it } from '@jest/globals';
import { CounterLog } from '../../../../../ui/areas/settings/devices/CounterLog.tsx';
import { knownConfig } from '../../../../contract/knownField.ts';
import { plain, rendered } from '../settingsFixture.tsx';
import { openDevices } from './devicesFixture.ts';

describe('the events of a device’s counters', () => {
  it('[FIELD-4] stand on its page with both readings, the newest first, and nothing where there are none', async () => {
    const opened = await openDevices();
    await opened.vm.refresh();
    const [k1, meter] = knownConfig.devices;
    const text = plain(rendered(opened, <CounterLog vm={opened.vm} device={meter!} />));
    expect(text).toMatch(/20\.11\.2026.*Rückstellung 128\.412,5 0,4 kWh.*01\.06\.2026.*Überlauf, weitergezählt 65\.530 4 kWh/);
    expect(plain(rendered(opened, <CounterLog vm={opened.vm} device={k1!} />))).toBe('');
  });
});
