import { describe, expect, it } from '@jest/globals';
import type { DeviceReadings, FieldConfig } from '../../../core/field/index.ts';
import type { FieldDoor } from '../../../core/ports/index.ts';
import { type DoorPlan, fieldDoors } from '../../../station/field/fieldDoors.ts';

interface KnownDoor {
  readonly plan: DoorPlan;
  readonly say: (device: string, value: number, readings?: DeviceReadings) => void;
  isOpen: boolean;
}

const reading = (value: number): DeviceReadings => ({ power: { value, raw: value, words: [], readAtMs: 0 } });
const wired = (...ports: readonly number[]): FieldConfig => ({
  ...{ format: 1, machines: [] },
  connections: ports.map((port, i) => ({ id: `c${i}`, kind: 'modbusTcp', host: '10.0.0.1', port })),
  devices: ports.map((_port, i) => ({ id: `d${i}`, connection: `c${i}`, profile: 'any', serves: [{ stationPower: true }] })),
});

function opened() {
  const made: KnownDoor[] = [];
  const passwords = new Map<string, string>();
  const doors = fieldDoors(
    (plan): FieldDoor => {
      let take: Parameters<FieldDoor['start']>[0] = () => undefined;
      const known: KnownDoor = { plan, say: (device, value, readings = reading(value)) => take(device, readings), isOpen: false };
      made.push(known);
      return {
        start(given) {
          take = given;
          known.isOpen = true;
        },
        report: () => ({ state: 'connected', problem: undefined, cycleMs: 7, reconnects: 0, changed: [] }),
        close() {
          known.isOpen = false;
          return Promise.resolve();
        },
      };
    },
    (id) => passwords.get(id),
  );
  const isOpen = () => made.map((door) => door.isOpen);
  const valueOf = (id: string) => doors.now()[id]?.readings['power']?.value;
  return { doors, made, passwords, isOpen, valueOf };
}

describe('the doors of a plant', () => {
  it('[FIELD-6] of connections that did not change stay open with what their devices said', async () => {
    const { doors, made, isOpen, valueOf } = opened();
    await doors.apply(wired(502, 503), {});
    made[0]!.say('d0', 1);
    made[1]!.say('d1', 2);
    await doors.apply(wired(502, 504), {});
    expect([isOpen(), valueOf('d0'), valueOf('d1')]).toEqual([[true, false, true], 1, undefined]);
    made[1]!.say('d1', 9);
    expect(valueOf('d1')).toBeUndefined();
    made[2]!.say('d1', 3);
    expect([valueOf('d1'), doors.now()['d1']!.cycleMs]).toEqual([3, 7]);
  });

  it('[FIELD-3] know since when a heartbeat stands, whatever else is read of the device, and forget it with the connection', async () => {
    const { doors, made } = opened();
    await doors.apply(wired(502), {});
    const beat = (raw: number, readAtMs: number) => made[0]!.say('d0', 0, { heartbeat: { value: raw, raw, words: [], readAtMs } });
    const heartbeat = () => doors.now()['d0']?.heartbeat;
    expect(heartbeat()).toBeUndefined();
    beat(5, 1000);
    beat(5, 3000);
    made[0]!.say('d0', 1);
    expect(heartbeat()).toEqual({ raw: 5, sinceMs: 1000 });
    beat(6, 5000);
    expect(heartbeat()).toEqual({ raw: 6, sinceMs: 5000 });
    await doors.apply(wired(504), {});
    expect(heartbeat()).toBeUndefined();
  });

  it('are opened again with another password, and for another profile of the same name', async () => {
    const { doors, passwords, isOpen } = opened();
    const models = (vendor: string) => ({
      any: { id: 'any', vendor, model: 'any', role: 'sensor', maturity: 'generic', sources: ['here'], points: [] } as const,
    });
    await doors.apply(wired(502), models('first'));
    await doors.apply(wired(502), models('first'));
    expect(isOpen()).toEqual([true]);
    passwords.set('c0', 'secret');
    await doors.apply(wired(502), models('first'));
    expect(isOpen()).toEqual([false, true]);
    await doors.apply(wired(502), models('second'));
    expect(isOpen()).toEqual([false, false, true]);
  });

  it('are all closed at the end', async () => {
    const { doors, isOpen } = opened();
    await doors.apply(wired(502, 503), {});
    await doors.close();
    expect([isOpen(), doors.now(), doors.reports()]).toEqual([[false, false], {}, []]);
  });
});
