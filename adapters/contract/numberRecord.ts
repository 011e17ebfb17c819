import { numberOr, recordOr } from './lenient.ts';

type Fields = Readonly<Record<string, string>>;
type Numbers<F extends Fields> = { readonly [K in keyof F]: number };

/** Records of numbers, each with its name on the wire. */
export const numberRecord = <const F extends Fields>(fields: F) => ({
  encode: (of: Numbers<F>) =>
    Object.fromEntries(Object.entries(fields).map(([name, wire]) => [wire, of[name]!])) as Record<F[keyof F], number>,
  /** Undefined where one is missing. */
  decode(wire: unknown): Numbers<F> | undefined {
    const sent = recordOr(wire);
    const values = Object.entries(fields).map(([name, key]) => [name, numberOr(sent[key])] as const);
    return values.every(([, value]) => value !== undefined) ? (Object.fromEntries(values) as Numbers<F>) : undefined;
  },
});
