import { afterEach } from '@jest/globals';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { testCertificate } from '../../server/mails/testCertificate.ts';

/** A call that a gateway got. */
export interface GatewayCall {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** An SMS gateway on this machine. */
export interface GatewayServer {
  /** With both placeholders. */
  readonly url: string;
  readonly port: number;
  readonly calls: GatewayCall[];
}

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

type Answer = (response: ServerResponse, call: IncomingMessage) => void;

/** Starts a gateway over https that takes everything unless reported otherwise; closed after the spec. */
export async function gatewayServer(answer: Answer = (response) => void response.end('queued')): Promise<GatewayServer> {
  const calls: GatewayCall[] = [];
  const server = createServer(testCertificate, (call, response) => {
    text(call)
      .then((body) => {
        calls.push({ method: call.method, url: call.url, authorization: call.headers.authorization, body });
        answer(response, call);
      })
      .catch(() => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  opened.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}/send?to={number}&text={text}`, port, calls };
}
