import { isRecord, keysOf } from '../../records/index.ts';
import type { FieldConfig } from '../FieldConfig.ts';

/** What a change is to: a connection or device by its id, a compressor by its slot, or the plant. */
export interface ConfigChange {
  readonly part: 'connection' | 'device' | 'machine' | 'plant';
  readonly id: string;
  readonly how: 'added' | 'changed' | 'removed';
}

type Identified = readonly (readonly [id: string, value: unknown])[];

const partsOf = (config: FieldConfig): Readonly<Record<ConfigChange['part'], Identified>> => ({
  connection: config.connections.map((connection) => [connection.id, connection]),
  device: config.devices.map((device) => [device.id, device]),
  machine: config.machines.map((machine) => [String(machine.slot), machine]),
  plant: config.plant === undefined ? [] : [['', config.plant]],
});

/** The same whatever order its fields are in, and whether one is undefined or not there. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) =>
    isRecord(field)
      ? Object.fromEntries(
          keysOf(field)
            .toSorted()
            .map((key) => [key, field[key]]),
        )
      : field,
  );

/** What a configuration has other than the one before. */
export function configChanges(before: FieldConfig, after: FieldConfig): readonly ConfigChange[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  return keysOf(is).flatMap((part) => {
    const [old, now] = [new Map(was[part]), new Map(is[part])];
    const removed = [...old.keys()].filter((id) => !now.has(id)).map((id) => ({ part, id, how: 'removed' }) as const);
    const others = [...now].flatMap(([id, value]): readonly ConfigChange[] => {
      if (!old.has(id)) return [{ part, id, how: 'added' }];
      return canonical(old.get(id)) === canonical(value) ? [] : [{ part, id, how: 'changed' }];
    });
    return [...others, ...removed];
  });
}
