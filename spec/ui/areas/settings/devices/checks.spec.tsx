import { describe, expect, it } from '@jest/globals';
import { statusBit } from '../../../../../core/compressor/index.ts';
import { defaultSettings } from '../../../../../core/settings/index.ts';
import { Checks } from '../../../../../ui/areas/settings/devices/Checks.tsx';
import { TestRead } from '../../../../../ui/areas/settings/devices/TestRead.tsx';
import { TrialVm } from '../../../../../ui/areas/settings/devices/trial.vm.ts';
import { knownConfig, knownTrial } from '../../../../contract/knownField.ts';
import { plain, rendered } from '../settingsFixture.tsx';
import { openDevices } from './devicesFixture.ts';

const [k1] = knownConfig.devices;

describe('the checks of a trial run', () => {
  it('say with figure and limits what passed, what failed and what was not seen', async () => {
    const readings = [
      { ...knownTrial.readings[0]!, value: 460 },
      { ...knownTrial.readings[0]!, key: 'linePressure', unit: 'bar' as const, value: 7.32 },
    ];
    const status = statusBit.on | statusBit.running | statusBit.loaded;
    const opened = await openDevices({ trialOf: () => ({ ...knownTrial, readings, status }) });
    await opened.vm.refresh();
    const trial = new TrialVm({ ...opened.parts, trial: () => ({ connection: knownConfig.connections[0]! }) });
    await trial.read();
    trial.stop();
    const page = rendered(opened, <Checks vm={opened.vm} device={k1!} trial={trial} />);
    const text = plain(page);
    expect(text).toContain('Netzdruck im möglichen Bereich 7,32 bar −0,2 bis 16 bar');
    expect(text).toContain('Leistung unter Last, Anteil der Nennleistung 10 0,3 bis 1,3 , außerhalb der Grenzen');
    expect(text).toContain('Leistung im Leerlauf, Anteil der Nennleistung --- noch nicht gesehen');
    expect(page.match(/i-warn/g)?.length).toBeGreaterThan(0);
  });

  it('[FIELD-6] say of a counter how finely it moves, and so does its reading', async () => {
    const meter = knownConfig.devices.find(({ id }) => id === 'm2') ?? k1!;
    const reading = { ...knownTrial.readings[0]!, key: 'energyImport', unit: 'kWh' as const, value: 128_000, counterStep: 0.0152587890625 };
    const opened = await openDevices({
      trialOf: () => ({ ...knownTrial, readings: [{ ...knownTrial.readings[0]!, value: 36 }, reading] }),
    });
    await opened.vm.refresh();
    const trial = new TrialVm({ ...opened.parts, trial: () => ({ connection: knownConfig.connections[0]! }) });
    await trial.read();
    trial.stop();
    const parts = { vm: opened.vm, device: meter, trial };
    expect(plain(rendered(opened, <Checks {...parts} />))).toContain('Zähler auf 1 ‰ genau nach');
    expect(plain(rendered(opened, <TestRead {...parts} canTry set={() => undefined} />))).toContain('128.000 Schritt 0,0152588 kWh');
  });

  it('and the readings are shown in the units of the reader', async () => {
    const readings = [
      { ...knownTrial.readings[0]!, key: 'linePressure', unit: 'bar' as const, value: 7 },
      { ...knownTrial.readings[0]!, key: 'outletTemperature', unit: 'degC' as const, value: 100 },
    ];
    const opened = await openDevices({ trialOf: () => ({ ...knownTrial, readings }) });
    opened.station.saveSettings('units', { ...defaultSettings.units, pressure: 'psi', temperature: 'degF' });
    await opened.vm.refresh();
    const trial = new TrialVm({ ...opened.parts, trial: () => ({ connection: knownConfig.connections[0]! }) });
    await trial.read();
    trial.stop();
    const parts = { vm: opened.vm, device: k1!, trial };
    const read = plain(rendered(opened, <TestRead {...parts} canTry set={() => undefined} />));
    expect(read).toContain('101,526 psi');
    expect(read).toContain('212 °F');
    expect(plain(rendered(opened, <Checks {...parts} />))).toContain('Netzdruck im möglichen Bereich 102 psi −2,9 bis 232 psi');
  });
});
