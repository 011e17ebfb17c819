import { afterEach, describe, expect, it } from '@jest/globals';
import { mqttDoor } from '../../../adapters/mqtt/index.ts';
import type { DeviceReadings, FieldDevice, MqttSubscription } from '../../../core/field/index.ts';
import type { FieldDoor } from '../../../core/ports/index.ts';
import { memoryBroker } from '../../fakes/index.ts';
import { virtualTime } from '../../station/field/virtualTime.ts';

const second = 1000;
const minute = 60 * second;
const wallMs = Date.UTC(2026, 10, 22, 10);

const meter: MqttSubscription = {
  points: [
    { key: 'power', topic: 'hall/meter', pointer: '/power', unit: 'W' },
    { key: 'voltage', topic: 'hall/meter', pointer: '/voltage', unit: 'V' },
    { key: 'energyImport', topic: 'hall/meter/energy', unit: 'kWh' },
  ],
  availability: { topic: 'hall/meter/online', up: 'true' },
};
const deviceOf = (id: string, mqtt: MqttSubscription, adjust: FieldDevice['adjust'] = {}): FieldDevice => ({
  id,
  connection: 'broker',
  mqtt,
  serves: [],
  adjust,
});

describe('the door of a broker', () => {
  let door: FieldDoor | undefined;
  afterEach(() => door?.close());

  async function opened(devices: readonly FieldDevice[] = [deviceOf('m1', meter)], broker = memoryBroker()) {
    const time = virtualTime();
    const taken: (readonly [string, DeviceReadings])[] = [];
    const triesMs: number[] = [];
    door = mqttDoor({
      subscriber: {
        open(events, signal) {
          triesMs.push(time.clock.nowMs());
          return broker.subscriber.open(events, signal);
        },
      },
      devices,
      steady: time.clock,
      wall: { nowMs: () => wallMs + time.clock.nowMs() },
      pause: time.pause,
      random: () => 0.5,
    });
    door.start((id, readings) => taken.push([id, readings]));
    await time.runUntil(second);
    const latest = (id = 'm1') =>
      Object.assign({}, ...taken.filter(([each]) => each === id).map(([, readings]) => readings)) as DeviceReadings;
    return { time, broker, taken, latest, door, triesMs };
  }

  it('asks for the topics of its devices and for no others', async () => {
    const { broker, door } = await opened();
    expect(broker.asked).toEqual([['hall/meter', 'hall/meter/energy', 'hall/meter/online']]);
    expect(door.report()).toEqual({ state: 'connected', problem: undefined, cycleMs: undefined, reconnects: 0, changed: [] });
  });

  it('gives what a message says of each point of its topic, and nothing else', async () => {
    const { broker, taken } = await opened();
    broker.publish('hall/meter', '{"power":18450,"voltage":231.2}');
    expect(taken).toEqual([
      ['m1', { power: expect.objectContaining({ value: 18.45, readAtMs: second }), voltage: expect.objectContaining({ value: 231.2 }) }],
    ]);
  });

  it('gives a message to each device that listens to it, adjusted to that device', async () => {
    const twice = [deviceOf('m1', meter), deviceOf('m2', meter, { power: { scale: 40 } })];
    const { broker, latest } = await opened(twice);
    broker.publish('hall/meter', '{"power":1000}');
    expect([latest('m1')['power']!.value, latest('m2')['power']!.value]).toEqual([1, 40]);
  });

  it('[FIELD-3] does not use what the broker had kept until the next live message', async () => {
    const broker = memoryBroker();
    broker.publish('hall/meter/energy', '1204.3', true);
    const { latest } = await opened(undefined, broker);
    expect(latest()['energyImport']).toMatchObject({ value: undefined, text: '1204.3', missing: { kind: 'retained' } });
    broker.publish('hall/meter/energy', '1204.4');
    expect(latest()['energyImport']).toEqual({ value: 1204.4, raw: 1204.4, words: [], readAtMs: second });
  });

  it('[FIELD-3] has no values at once when the device is said to be away, until it is back and says something', async () => {
    const { broker, latest } = await opened();
    broker.publish('hall/meter', '{"power":1000,"voltage":230}');
    broker.publish('hall/meter/online', 'false');
    const missing = { value: undefined, missing: { kind: 'unavailable' } };
    expect(latest()).toMatchObject({ power: missing, voltage: missing, energyImport: missing });
    broker.publish('hall/meter', '{"power":1000,"voltage":230}');
    expect(latest()['power']).toMatchObject(missing);
    broker.publish('hall/meter/online', 'true');
    expect(latest()['power']).toMatchObject(missing);
    broker.publish('hall/meter', '{"power":2000,"voltage":230}');
    expect(latest()).toMatchObject({ power: { value: 2 }, voltage: { value: 230 }, energyImport: missing });
  });

  it('[FIELD-3] believes what the broker had kept of who is away, as that is what it is kept for', async () => {
    const broker = memoryBroker();
    broker.publish('hall/meter/online', 'false', true);
    const { latest } = await opened(undefined, broker);
    expect(latest()['power']).toMatchObject({ missing: { kind: 'unavailable' } });
  });

  it('[FIELD-3] says which points have no value because the broker refuses their topic', async () => {
    const broker = memoryBroker();
    broker.forbid(['hall/meter']);
    const { latest, door } = await opened(undefined, broker);
    expect(Object.keys(latest())).toEqual(['power', 'voltage']);
    expect(latest()['power']).toMatchObject({ missing: { kind: 'unavailable' } });
    expect(door.report()).toMatchObject({ state: 'connected', problem: 'loginRefused' });
  });

  it('[FIELD-7] connects again after 1, 2, 4 to 60 s, and asks for its topics again', async () => {
    const { time, broker, latest, door, triesMs } = await opened();
    await time.runUntil(2 * minute);
    broker.stop();
    await time.runUntil(8 * minute);
    const waits = triesMs.slice(1).map((ms, i) => (ms - (i === 0 ? 2 * minute : triesMs[i]!)) / second);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
    expect(door.report()).toMatchObject({ state: 'unreachable', problem: 'refused' });
    broker.start();
    await time.runUntil(9 * minute);
    expect(door.report()).toMatchObject({ state: 'connected', problem: undefined, reconnects: 1 });
    broker.publish('hall/meter', '{"power":3000}');
    expect(latest()['power']!.value).toBe(3);
    expect([broker.asked.length, broker.connections()]).toEqual([2, 1]);
  });

  it('[FIELD-7] waits longer each time at a broker that hangs up at once, as with another client of its name', async () => {
    const { time, broker, door } = await opened();
    for (let seconds = 2; seconds < 60; seconds++) {
      broker.stop();
      broker.start();
      await time.runUntil(seconds * second);
    }
    expect(broker.asked.length).toBeLessThan(8);
    expect(door.report().reconnects).toBe(broker.asked.length - 1);
  });

  it('[FIELD-7] asks again after a minute where the password is refused', async () => {
    const broker = memoryBroker();
    broker.refuse('loginRefused');
    const { time, door } = await opened(undefined, broker);
    expect(door.report()).toMatchObject({ state: 'unreachable', problem: 'loginRefused' });
    broker.refuse(undefined);
    await time.runUntil(59 * second);
    expect(door.report().state).toBe('unreachable');
    await time.runUntil(61 * second);
    expect(door.report().state).toBe('connected');
  });

  it('ends with nothing open and nothing waited for, connected or not', async () => {
    const { time, broker, door, taken } = await opened();
    await door.close();
    expect([door.report().state, broker.connections(), time.waiting()]).toEqual(['closed', 0, 0]);
    broker.publish('hall/meter', '{"power":1}');
    expect(taken).toEqual([]);
    const lost = memoryBroker();
    lost.stop();
    const other = await opened(undefined, lost);
    await other.door.close();
    expect([other.door.report().state, other.time.waiting()]).toEqual(['closed', 0]);
  });
});
