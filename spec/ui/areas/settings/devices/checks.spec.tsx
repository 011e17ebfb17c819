import { describe, expect, it } from '@jest/globals';
import { statusBit } from '../../../../../core/compressor/index.ts';
import { Checks } from '../../../../../ui/areas/settings/devices/Checks.tsx';
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
});
