import * as z from 'zod/mini';
import { recordOf } from '../../core/records/index.ts';

/** A record of numbers, by the names that fields have on the wire. */
export const numbersOf = <const Name extends string, const Wire extends string>(of: Readonly<Record<Name, Wire>>) =>
  z.strictObject(recordOf(Object.values<Wire>(of), () => z.number()));
