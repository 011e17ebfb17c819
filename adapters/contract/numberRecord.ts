import { entriesOf, keysOf, recordOf as recordFrom } from '../../core/records/index.ts';
import { numberOr, recordOr } from './lenient.ts';

/** Records of numbers, each field with its name on the wire. */
export function numberRecord<const Name extends string, const Wire extends string>(fields: Readonly<Record<Name, Wire>>) {
  const nameOf = new Map<Wire, Name>(entriesOf<Name, Wire>(fields).map(([name, wire]) => [wire, name]));
  return {
    encode: (of: Readonly<Record<Name, number>>): Record<Wire, number> => recordFrom([...nameOf.keys()], (wire) => of[nameOf.get(wire)!]),
    /** Undefined where one is missing. */
    decode: (wire: unknown): Readonly<Record<Name, number>> | undefined => {
      const sent = recordOr(wire);
      const values = recordFrom(keysOf(fields), (name: Name) => numberOr(sent[fields[name]]) ?? NaN);
      return Object.values<number>(values).some(Number.isNaN) ? undefined : values;
    },
  };
}
