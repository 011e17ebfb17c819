import type { LookupFunction } from 'node:net';

/** Finds this machine under any name. */
export const loopbackLookup: LookupFunction = (_host, { all }, found) =>
  all === true ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4);
