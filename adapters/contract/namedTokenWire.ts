import type { NamedToken } from '../../core/ports/index.ts';
import { numberOr, recordOr, textOr } from './lenient.ts';
import type { WireNamedToken } from './namedTokenSchemas.ts';

export const encodeNamedTokens = (tokens: readonly NamedToken[]): WireNamedToken[] =>
  tokens.map(({ id, name, madeMs, usedMs }) => ({ id, name, made_ms: madeMs, used_ms: usedMs ?? null }));

/** Leaves out what is no token. */
export function decodeNamedTokens(wire: unknown): readonly NamedToken[] {
  if (!Array.isArray(wire)) return [];
  return wire.flatMap((each: unknown): NamedToken[] => {
    const token = recordOr(each);
    const id = textOr(token['id']);
    const madeMs = numberOr(token['made_ms']);
    if (id === undefined || madeMs === undefined) return [];
    return [{ id, name: textOr(token['name']) ?? '', madeMs, usedMs: numberOr(token['used_ms']) }];
  });
}
