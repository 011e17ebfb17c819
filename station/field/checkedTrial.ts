import { type Read, readAdjustments, readConnection, readSubscription } from '../../adapters/field/index.ts';
import type { FieldSearch, FieldTrial } from '../../core/ports/index.ts';
import { isSearchableNetwork } from '../../core/field/index.ts';
import { FieldRefused } from './fieldWiring.ts';
import { hostsOf } from './findHosts.ts';

function valueOf<Value>(place: readonly string[], { value, problems }: Read<Value>): Value {
  if (problems !== undefined) throw new FieldRefused(problems.map((problem) => ({ ...problem, path: [...place, ...problem.path] })));
  return value;
}

/** What a person asks to try, each part as in a configuration; throws a FieldRefused for one that is not right. */
export function checkedTrial({ connection, device, password }: FieldTrial): FieldTrial {
  const { mqtt, adjust, ...rest } = device ?? {};
  return {
    connection: valueOf(['connection'], readConnection(connection)),
    ...(device !== undefined && {
      device: {
        ...rest,
        ...(mqtt !== undefined && { mqtt: valueOf(['device', 'mqtt'], readSubscription(mqtt)) }),
        ...(adjust !== undefined && { adjust: valueOf(['device', 'adjust'], readAdjustments(adjust)) }),
      },
    }),
    ...(password !== undefined && { password }),
  };
}

/** What a person asks to be searched, likewise: units of a connection, or a network that is the plant's and nobody else's. */
export function checkedSearch(search: FieldSearch, isAllowed: (address: string) => boolean): FieldSearch {
  if (!('network' in search)) return { ...search, connection: valueOf(['connection'], readConnection(search.connection)) };
  if (!isSearchableNetwork(search.network)) throw new FieldRefused([{ path: ['network'], code: 'publicNetwork' }]);
  if (!hostsOf({ ...search, fromHost: 1, toHost: 254 }).some(isAllowed))
    throw new FieldRefused([{ path: ['network'], code: 'otherNetwork' }]);
  return search;
}
