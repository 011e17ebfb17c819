import { shortLabel } from '../../../../core/labels/index.ts';

/** The first of a thing's names, longest first, that has no more characters than the limit; the longest cut to it when none has. */
export function fittingName(names: readonly string[], limit: number): string {
  return names.find((name) => Array.from(name).length <= limit) ?? shortLabel(names[0] ?? '', limit);
}
