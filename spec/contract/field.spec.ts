import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fieldOverHttp, type MemoryStation } from '../fakes/index.ts';
import { fieldContract, type ReachedField } from './fieldContract.ts';
import { httpPorts } from './httpPorts.ts';

async function overTheNetwork({ fieldApi }: MemoryStation): Promise<ReachedField> {
  // no idle connection is closed at the moment at which a call takes it again
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void fieldOverHttp(fieldApi, request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    api: httpPorts({ log: { warn: () => undefined }, origin }).fieldApi,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

fieldContract('memory', ({ fieldApi }) => Promise.resolve({ api: fieldApi, close: () => Promise.resolve() }));
fieldContract('HTTP', overTheNetwork);
