import { describe, expect, it } from '@jest/globals';
import type { MqttReport } from '../../../../../core/ports/index.ts';
import { OutletVm } from '../../../../../ui/areas/settings/outlet/outlet.vm.ts';
import { noBroker } from '../../../../fakes/memoryMqtt.ts';
import { until } from '../../../../station/until.ts';
import { openSettings } from '../settingsFixture.tsx';

const connected: MqttReport = { ...noBroker, state: 'connected', saidMs: 5 };
const refused: MqttReport = { ...noBroker, state: 'unreachable', problem: 'loginRefused', problemMs: 7 };

async function opened(report: MqttReport, level = 'write') {
  const parts = await openSettings({ mqtt: () => report }, level);
  return { ...parts, vm: new OutletVm({ api: parts.station.mqtt, session: parts.session }) };
}

describe('the page of the broker', () => {
  it('[NORTH-1] shows how the broker is, and asks no more once it is left', async () => {
    const { vm, station } = await opened(refused);
    expect(vm.report).toBeUndefined();
    const leave = vm.follow();
    await until('a report', () => vm.report !== undefined);
    leave();
    expect(vm.report).toEqual(refused);
    expect(station.called.filter(({ call }) => call === 'mqtt').length).toBe(1);
  });

  it('asks nothing for who may not write', async () => {
    const { vm, station } = await opened(connected, 'read');
    await vm.read();
    expect([vm.report, station.called.some(({ call }) => call === 'mqtt')]).toEqual([undefined, false]);
  });

  it('keeps what it knew while the station is not reached, and says so', async () => {
    const { vm, station } = await opened(connected);
    await vm.read();
    station.fail('mqtt', 'unreachable');
    await vm.read();
    expect([vm.report, vm.hasFailed]).toEqual([connected, true]);
  });

  it('tests once at a time and says what came of it', async () => {
    const { vm, station } = await opened(refused);
    const release = station.hold('mqtt');
    const testing = vm.test();
    await vm.test();
    expect(vm.testing).toBe('asking');
    release();
    await testing;
    expect(vm.result).toEqual({ outcome: 'succeeded', value: { isConnected: false, problem: 'loginRefused' } });
    expect(station.called.filter(({ call }) => call === 'mqtt').length).toBe(1);
  });
});
