import { type FieldConfig, freeId } from '../../../../../core/field/index.ts';

/** An id for a new connection or device that no other one has. */
export function newId(config: FieldConfig | undefined, name: string, kind: 'connection' | 'device'): string {
  const taken = (kind === 'connection' ? config?.connections : config?.devices) ?? [];
  return freeId(
    name,
    taken.map(({ id }) => id),
    kind,
  );
}
