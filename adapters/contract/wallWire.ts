import type { WallLink } from '../../core/ports/index.ts';
import { numberOr, recordOr, textOr } from './lenient.ts';
import type { WireWallLink } from './wallSchemas.ts';

export const encodeWallLinks = (links: readonly WallLink[]): WireWallLink[] =>
  links.map(({ id, name, madeMs, usedMs }) => ({ id, name, made_ms: madeMs, used_ms: usedMs ?? null }));

/** Leaves out what is no link. */
export function decodeWallLinks(wire: unknown): readonly WallLink[] {
  if (!Array.isArray(wire)) return [];
  return wire.flatMap((each: unknown): WallLink[] => {
    const link = recordOr(each);
    const id = textOr(link['id']);
    const madeMs = numberOr(link['made_ms']);
    if (id === undefined || madeMs === undefined) return [];
    return [{ id, name: textOr(link['name']) ?? '', madeMs, usedMs: numberOr(link['used_ms']) }];
  });
}
