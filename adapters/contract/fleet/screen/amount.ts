import type { FoundKind, KnownAmount } from '../../../../core/estimate/index.ts';
import type { FleetAmount, MissingAmount } from '../../../../core/fleet/index.ts';
import { recordOr } from '../../lenient.ts';
import { choice, type Codec, list, number, record, text } from './codec.ts';

const kinds = ['measured', 'fitted', 'rule', 'entered', 'upperBound'] as const satisfies readonly FoundKind[];

const known = record({ kind: ['kind', choice(kinds)], value: ['value', number], low: ['low', number], high: ['high', number] });

/** A figure with its interval, or the reason that there is none. */
export function amount<const Reason extends string>(
  reasons: readonly Reason[],
): Codec<FleetAmount<Reason>, KnownWire | MissingAmount<Reason>> {
  const missing = record({ kind: ['kind', choice(['none'])], reason: ['reason', choice(reasons)] });
  return {
    write: (value) => (value.kind === 'none' ? missing.write(value) : known.write(value)),
    read: (wire) => (recordOr(wire)['kind'] === 'none' ? missing.read(wire) : known.read(wire)),
  };
}
type KnownWire = { -readonly [Field in keyof KnownAmount]: KnownAmount[Field] };

/** Money of stations with one currency, for each. */
export const totals = <Reason extends string>(of: Codec<FleetAmount<Reason>, KnownWire | MissingAmount<Reason>>) =>
  list(record({ currency: ['currency', text], stations: ['stations', number], money: ['money', of] }));

/** The fields by which rows name their station. */
export const label = { station: ['station', text], name: ['name', text], place: ['place', text] } as const;
