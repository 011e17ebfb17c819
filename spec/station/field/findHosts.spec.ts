import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findHosts } from '../../../station/field/findHosts.ts';
import { until } from '../until.ts';
import { loadingMachine, type RegisterServer, registerServer } from './registerServer.ts';

describe('the search of a network', () => {
  let device: RegisterServer;
  beforeAll(async () => {
    device = await registerServer(new Map([[1, loadingMachine()]]));
  });
  afterAll(() => device.close());

  const search = { network: '127.0.0', fromHost: 1, toHost: 20 };
  const never = new AbortController().signal;

  it('[FIELD-6] finds the addresses that answer, with what they say that they are', async () => {
    let found: Awaited<ReturnType<typeof findHosts>> = [];
    // it has half a second to answer, which a machine that stands still for a moment misses
    await until('that it says what it is', async () => {
      found = await findHosts(search, (address) => address.startsWith('127.'), never, device.port);
      return found.some(({ identification }) => identification.length > 0);
    });
    expect(found).toEqual([{ host: '127.0.0.1', unit: 1, identification: ['Spec', 'Unit 1', '1'], profiles: [] }]);
  });

  it('[FIELD-8] asks no address that is not allowed', async () => {
    expect(await findHosts(search, () => false, never, device.port)).toEqual([]);
  });

  it('ends when it is not wanted any more', async () => {
    expect(await findHosts(search, () => true, AbortSignal.abort(), device.port)).toEqual([]);
  });
});
