import { isOneOf, keysOf, recordOf } from '../../../../core/records/index.ts';
import { listOr, numberOr, recordOr, textOr } from '../../lenient.ts';

/** What can't be read as what it should be. */
const unread: unique symbol = Symbol('unread');
type Read<Value> = Value | typeof unread;

/** A value and how it stands on the wire, both ways; whatever is sent can be given to `read`. */
export interface Codec<Value, Wire> {
  readonly write: (value: Value) => Wire;
  readonly read: (wire: unknown) => Read<Value>;
}

const orUnread = <Value>(value: Value | undefined): Read<Value> => value ?? unread;

export const text: Codec<string, string> = { write: (value) => value, read: (wire) => orUnread(textOr(wire)) };
export const number: Codec<number, number> = { write: (value) => value, read: (wire) => orUnread(numberOr(wire)) };
export const flag: Codec<boolean, boolean> = { write: (value) => value, read: (wire) => wire === true };

export const choice = <const Name extends string>(names: readonly Name[]): Codec<Name, Name> => ({
  write: (value) => value,
  read: (wire) => (isOneOf(names, wire) ? wire : unread),
});

/** A missing value is null; what can't be read is missing. */
export const maybe = <Value, Wire>(of: Codec<Value, Wire>): Codec<Value | undefined, Wire | null> => ({
  write: (value) => (value === undefined ? null : of.write(value)),
  read: (wire) => {
    const value = of.read(wire);
    return value === unread ? undefined : value;
  },
});

/** Items that can't be read are left out. */
export const list = <Value, Wire>(of: Codec<Value, Wire>): Codec<readonly Value[], Wire[]> => ({
  write: (values) => values.map(of.write),
  read: (wire) =>
    listOr(wire).flatMap((item) => {
      const value = of.read(item);
      return value === unread ? [] : [value];
    }),
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Fields = Readonly<Record<string, readonly [wire: string, of: Codec<any, any>]>>;
type ValueOf<Of extends Fields> = { readonly [Name in keyof Of]: Of[Name][1] extends Codec<infer Value, unknown> ? Value : never };
type WireOf<Of extends Fields> = { [Name in keyof Of as Of[Name][0]]: ReturnType<Of[Name][1]['write']> };

/** A record by its fields, each with its name on the wire; unread when one of them is. */
export function record<const Of extends Fields>(fields: Of): Codec<ValueOf<Of>, WireOf<Of>> {
  const names = keysOf(fields);
  return {
    write: (value) => Object.fromEntries(names.map((name) => [fields[name]![0], fields[name]![1].write(value[name])])) as WireOf<Of>,
    read: (wire) => {
      const sent = recordOr(wire);
      const values = recordOf(names, (name): unknown => fields[name]![1].read(sent[fields[name]![0]]));
      return Object.values(values).includes(unread) ? unread : (values as ValueOf<Of>);
    },
  };
}

/** What was sent; undefined when it can't be read. */
export function readWire<Value>(of: Codec<Value, unknown>, wire: unknown): Value | undefined {
  const value = of.read(wire);
  return value === unread ? undefined : value;
}
