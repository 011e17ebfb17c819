import {
  type DeviceModel,
  type DeviceNow,
  type FieldConfig,
  type FieldConnection,
  type FieldDevice,
  heartbeatAfter,
  heartbeatKey,
} from '../../core/field/index.ts';
import type { DoorReport, FieldDoor } from '../../core/ports/index.ts';

/** Models of devices by their id. */
export type Models = Readonly<Record<string, DeviceModel>>;

/** A connection with its devices, whose models are those of their `profile`. */
export interface DoorPlan {
  readonly connection: FieldConnection;
  readonly devices: readonly FieldDevice[];
  readonly models: Models;
  readonly password: string | undefined;
}

export type MakeDoor = (plan: DoorPlan) => FieldDoor;

/** All connections of a plant, and what their devices said last. */
export interface FieldDoors {
  /** Opens what is new and closes what is gone; what did not change goes on. */
  apply(config: FieldConfig, models: Models): Promise<void>;
  /** By device. */
  now(): Readonly<Record<string, DeviceNow>>;
  reports(): readonly (DoorReport & { readonly id: string })[];
  close(): Promise<void>;
}

interface OpenDoor {
  readonly door: FieldDoor;
  /** Says in full how it was made. */
  readonly plan: string;
  readonly deviceIds: readonly string[];
}

/** `passwordOf` gives the one of a connection. */
export function fieldDoors(makeDoor: MakeDoor, passwordOf: (connectionId: string) => string | undefined): FieldDoors {
  const open = new Map<string, OpenDoor>();
  const heard = new Map<string, Omit<DeviceNow, 'cycleMs'>>();

  const end = async (id: string) => {
    const { door, deviceIds } = open.get(id)!;
    open.delete(id);
    await door.close();
    for (const deviceId of deviceIds) heard.delete(deviceId);
  };

  const begin = (parts: DoorPlan, plan: string) => {
    const { connection, devices } = parts;
    const door = makeDoor(parts);
    open.set(connection.id, { door, plan, deviceIds: devices.map(({ id }) => id) });
    door.start((deviceId, said) => {
      if (open.get(connection.id)?.door !== door) return;
      const { readings, heartbeat } = heard.get(deviceId) ?? { readings: {} };
      heard.set(deviceId, { readings: { ...readings, ...said }, heartbeat: heartbeatAfter(heartbeat, said[heartbeatKey]) });
    });
  };

  return {
    async apply({ connections, devices }, models) {
      const plans = connections.map((connection) => {
        const own = devices.filter((device) => device.connection === connection.id);
        const parts: DoorPlan = { connection, devices: own, models, password: passwordOf(connection.id) };
        return { parts, plan: JSON.stringify([connection, own, own.map(({ profile = '' }) => models[profile]), parts.password]) };
      });
      const isSame = (id: string, { plan }: OpenDoor) => plans.some((each) => each.parts.connection.id === id && each.plan === plan);
      await Promise.all([...open].filter(([id, each]) => !isSame(id, each)).map(([id]) => end(id)));
      for (const { parts, plan } of plans) if (!open.has(parts.connection.id)) begin(parts, plan);
    },
    now() {
      const all = [...open.values()].flatMap(({ door, deviceIds }) => {
        const { cycleMs } = door.report();
        return deviceIds.map((id): [string, DeviceNow] => [id, { ...(heard.get(id) ?? { readings: {} }), cycleMs }]);
      });
      return Object.fromEntries(all);
    },
    reports: () => [...open].map(([id, { door }]) => ({ id, ...door.report() })),
    async close() {
      await Promise.all([...open.keys()].map(end));
    },
  };
}
