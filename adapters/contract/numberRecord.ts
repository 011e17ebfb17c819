import { numberOr, recordOr } from './lenient.ts';

type Fields = Readonly<Record<string, string>>;

/** Records of numbers, each field with its name on the wire. */
export const numberRecord = <const F extends Fields>(fields: F) => ({
  encode: (of: { readonly [K in keyof F]: number }): Record<F[keyof F], number> => {
    const sent: Partial<Record<F[keyof F], number>> = {};
    for (const name in fields) sent[fields[name]] = of[name];
    return sent as Record<F[keyof F], number>;
  },
  /** Undefined where one is missing. */
  decode: (wire: unknown): { readonly [K in keyof F]: number } | undefined => {
    const sent = recordOr(wire);
    const values: { [K in keyof F]?: number } = {};
    for (const name in fields) {
      const value = numberOr(sent[fields[name] ?? '']);
      if (value === undefined) return undefined;
      values[name] = value;
    }
    return values as { readonly [K in keyof F]: number };
  },
});
