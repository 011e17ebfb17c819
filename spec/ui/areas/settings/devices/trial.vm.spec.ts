import { describe, expect, it, jest } from '@jest/globals';
import { trialPeriodMs, trialRunMs } from '../../../../../core/field/index.ts';
import { SearchVm } from '../../../../../ui/areas/settings/devices/search.vm.ts';
import { TrialVm } from '../../../../../ui/areas/settings/devices/trial.vm.ts';
import { knownConfig, knownFound, knownTrial } from '../../../../contract/knownField.ts';
import { openDevices } from './devicesFixture.ts';

const [connection] = knownConfig.connections;
const device = { unit: 12, profile: 'eastron-sdm630' };

describe('a trial', () => {
  it('brings what the device says, and begins the run', async () => {
    const { parts } = await openDevices();
    const vm = new TrialVm({ ...parts, trial: () => ({ connection: connection!, device }) });
    await vm.read();
    expect(vm.result).toEqual(knownTrial);
    expect([vm.isRunning, vm.samples.length]).toEqual([true, 1]);
    vm.stop();
    expect(vm.isRunning).toBe(false);
  });

  it('of a connection alone begins no run', async () => {
    const { parts } = await openDevices({ trialOf: () => ({ ...knownTrial, readings: [] }) });
    const vm = new TrialVm({ ...parts, trial: () => ({ connection: connection! }) });
    await vm.read();
    expect([vm.result?.isConnected, vm.isRunning]).toEqual([true, false]);
  });

  it('that the station does not make says why, and keeps the last one', async () => {
    const { parts, station } = await openDevices();
    const vm = new TrialVm({ ...parts, trial: () => ({ connection: connection!, device }) });
    await vm.read();
    station.fail('changeField', { refused: 'Another one is running.' });
    await vm.read();
    expect([vm.failure, vm.result]).toEqual(['refused', knownTrial]);
    vm.stop();
  });

  it('is made every two seconds for ten minutes with what stands on the page then', async () => {
    jest.useFakeTimers();
    try {
      const { parts, pass, station } = await openDevices();
      let unit = 12;
      const vm = new TrialVm({ ...parts, trial: () => ({ connection: connection!, device: { ...device, unit } }) });
      await vm.read();
      await vm.read();
      unit = 13;
      const step = async () => {
        pass(trialPeriodMs);
        await jest.advanceTimersByTimeAsync(trialPeriodMs);
      };
      await step();
      expect(vm.samples).toHaveLength(3);
      expect(station.called.at(-1)?.sent).toMatchObject({ device: { unit: 13 } });
      for (let ms = 0; ms < trialRunMs; ms += trialPeriodMs) await step();
      expect([vm.isRunning, vm.progressAt(0)?.share, vm.samples.length]).toEqual([false, 1, 302]);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a search', () => {
  const search = { connection: connection!, fromUnit: 1, toUnit: 20 };
  const foundOf: NonNullable<Parameters<typeof openDevices>[0]>['foundOf'] = (asked) =>
    'network' in asked ? [] : knownFound.filter(({ unit }) => unit >= asked.fromUnit && unit <= asked.toUnit);

  it('asks in parts and adds what each brings', async () => {
    const { parts, station } = await openDevices({ foundOf });
    const vm = new SearchVm(parts);
    expect(vm.phase).toBe('idle');
    await vm.find(search);
    expect([vm.phase, vm.searched, vm.total, vm.found]).toEqual(['done', 20, 20, knownFound]);
    expect(station.called.filter(({ call }) => call === 'changeField').map(({ sent }) => sent)).toEqual([
      { ...search, toUnit: 8 },
      { ...search, fromUnit: 9, toUnit: 16 },
      { ...search, fromUnit: 17 },
    ]);
  });

  it('that is cancelled keeps what it found', async () => {
    const { parts, station } = await openDevices({ foundOf });
    const vm = new SearchVm(parts);
    const release = station.hold('changeField');
    const searching = vm.find(search);
    vm.cancel();
    release();
    await searching;
    expect([vm.phase, vm.failure]).toEqual(['cancelled', undefined]);
  });

  it('that the station refuses says so', async () => {
    const { parts, station } = await openDevices({ foundOf });
    const vm = new SearchVm(parts);
    station.fail('changeField', { refused: 'Nein.' });
    await vm.find(search);
    expect([vm.phase, vm.failure, vm.searched]).toEqual(['failed', 'refused', 0]);
  });
});
