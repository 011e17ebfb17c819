import type { Adjustment, FieldConfig, FieldConnection, FieldDevice, FieldMachine, MqttPoint } from '../FieldConfig.ts';

const replaced = <Item>(items: readonly Item[], item: Item, isSame: (other: Item) => boolean): readonly Item[] =>
  items.some(isSame) ? items.map((other) => (isSame(other) ? item : other)) : [...items, item];

/** With a connection, in the place of the one of its id. */
export function withConnection(config: FieldConfig, connection: FieldConnection): FieldConfig {
  return { ...config, connections: replaced(config.connections, connection, ({ id }) => id === connection.id) };
}

/** Without a connection and the devices behind it. */
export function withoutConnection(config: FieldConfig, id: string): FieldConfig {
  return {
    ...config,
    connections: config.connections.filter((connection) => connection.id !== id),
    devices: config.devices.filter(({ connection }) => connection !== id),
  };
}

/** With a device, in the place of the one of its id. */
export function withDevice(config: FieldConfig, device: FieldDevice): FieldConfig {
  return { ...config, devices: replaced(config.devices, device, ({ id }) => id === device.id) };
}

/** With the software version that a device is put to use with; undefined for none. */
export function withVersion(config: FieldConfig, id: string, version: string | undefined): FieldConfig {
  return { ...config, devices: config.devices.map((device) => (device.id === id ? changed(device, { version }) : device)) };
}

/** Without a device. */
export function withoutDevice(config: FieldConfig, id: string): FieldConfig {
  return { ...config, devices: config.devices.filter((device) => device.id !== id) };
}

/** With a compressor in its slot; the compressors are in the order of their slots. */
export function withMachine(config: FieldConfig, machine: FieldMachine): FieldConfig {
  const machines = replaced(config.machines, machine, ({ slot }) => slot === machine.slot);
  return { ...config, machines: machines.toSorted((one, other) => one.slot - other.slot) };
}

/** Without the compressor of a slot. */
export function withoutMachine(config: FieldConfig, slot: number): FieldConfig {
  return { ...config, machines: config.machines.filter((machine) => machine.slot !== slot) };
}

/** Other values of some fields; undefined for none. */
export type Change<Item> = { readonly [Field in keyof Item]?: Item[Field] | undefined };

/** The item with some fields changed; one that becomes undefined is left out. */
export function changed<Item extends object>(item: Item, change: Change<Item>): Item {
  return Object.fromEntries(Object.entries({ ...item, ...change }).filter(([, value]) => value !== undefined)) as Item;
}

/** How a point is adjusted at this device: at its topic, or over its profile. */
export const adjustmentOf = ({ mqtt, adjust }: FieldDevice, key: string): Adjustment =>
  mqtt?.points.find((point) => point.key === key) ?? adjust?.[key] ?? {};

/** The device with a point adjusted as well; what becomes undefined is as its profile says. Orders of words are none of a topic's. */
export function withAdjustment(device: FieldDevice, key: string, change: Change<Adjustment>): FieldDevice {
  const { mqtt } = device;
  if (mqtt !== undefined) {
    const points = mqtt.points.map((point) => (point.key === key ? changed<MqttPoint>(point, change) : point));
    return { ...device, mqtt: { ...mqtt, points } };
  }
  const adjust = { ...device.adjust, [key]: changed<Adjustment>(device.adjust?.[key] ?? {}, change) };
  const points = Object.entries(adjust).filter(([, point]) => Object.keys(point).length > 0);
  return changed(device, { adjust: points.length === 0 ? undefined : Object.fromEntries(points) });
}
