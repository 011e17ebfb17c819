import type { FieldDevice } from '../../../../../core/field/index.ts';

/** The compressors that a device says something about, in the order of their slots. */
export function servedSlots({ serves }: Pick<FieldDevice, 'serves'>): readonly number[] {
  const slots = serves.flatMap((served) => {
    if ('compressor' in served) return [served.compressor];
    if ('powerOf' in served) return served.powerOf;
    return 'flowOf' in served ? served.flowOf : [];
  });
  return [...new Set(slots)].toSorted((one, other) => one - other);
}
