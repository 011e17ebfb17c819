import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import type { ConnectionOptions } from 'node:tls';
import { trustsTestCertificate } from './testTls.ts';

export interface CallAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Calls an address with any headers and from any own address; of https it trusts the specs' certificate. */
export async function callAt(
  address: string,
  {
    body,
    ...options
  }: RequestOptions & Pick<ConnectionOptions, 'servername' | 'minVersion' | 'maxVersion' | 'ciphers'> & { readonly body?: string } = {},
): Promise<CallAnswer> {
  const request = address.startsWith('https:') ? httpsRequest : httpRequest;
  const call = request(address, { ...trustsTestCertificate, agent: false, ...options });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** Options of a call that sends JSON. */
export const sendingJson = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
