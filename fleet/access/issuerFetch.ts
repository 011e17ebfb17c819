import { Agent as HttpAgent, type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { CustomFetch } from 'openid-client';
import { foreignLookup, isForbiddenAddress, notAllowedCode } from '../../adapters/networks/index.ts';
import { codeOf, messageOf } from '../../adapters/systemError/index.ts';
import { isLoopbackHost } from '../../server/http/answerHeaders.ts';

/** An issuer that could not be called; `isForbidden` for an address that may not be. */
export class IssuerUnreachable extends Error {
  readonly isForbidden: boolean;

  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
    this.name = 'IssuerUnreachable';
    this.isForbidden = codeOf(cause) === notAllowedCode;
  }
}

const longestAnswerBytes = 256 * 1024;
const forbidden = (why: string) => Object.assign(new Error(why), { code: notAllowedCode });

/** Whether an issuer, or what it names, may be called, and a browser be sent there: over https; on this machine also over http, if that is allowed. */
export const isIssuerAddress = ({ protocol, host }: URL, allowLocal: boolean): boolean =>
  protocol === 'https:' || (protocol === 'http:' && allowLocal && isLoopbackHost(host));

async function bytesOf(answer: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    parts.push(part);
    length += part.length;
    if (length > longestAnswerBytes) throw new Error('the answer is too large');
  }
  return Buffer.concat(parts);
}

async function responseOf(answer: IncomingMessage): Promise<Response> {
  const bytes = await bytesOf(answer);
  const status = answer.statusCode ?? 0;
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) for (const value of values ?? []) headers.append(name, value);
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? bytes : null, { status, headers });
}

/** Calls issuers: the connection goes to the address that was looked up and checked, answers are short, redirects are not followed. */
export function issuerFetch(allowLocal: boolean): CustomFetch {
  const proxy = process.env['NODE_USE_ENV_PROXY'] === '1' && { proxyEnv: process.env };
  const agents = { http: new HttpAgent(), https: new HttpsAgent({ ...proxy }) };

  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    try {
      if (!isIssuerAddress(url, allowLocal)) throw forbidden('it is not called over https');
      const literal = url.hostname.replaceAll(/[[\]]/g, '');
      if (!allowLocal && isIP(literal) !== 0 && isForbiddenAddress(literal)) throw forbidden('it is this machine or its own link');
      // its forms are all that is sent
      const sent = body instanceof URLSearchParams ? body.toString() : '';
      const options: RequestOptions = {
        method,
        headers: { ...headers, 'content-length': Buffer.byteLength(sent) },
        ...(signal && { signal }),
        ...(allowLocal ? {} : { lookup: foreignLookup }),
      };
      const call =
        url.protocol === 'http:'
          ? httpRequest(url, { ...options, agent: agents.http })
          : httpsRequest(url, { ...options, agent: agents.https });
      const answered = new Promise<IncomingMessage>((resolve, reject) => call.once('response', resolve).once('error', reject));
      call.end(sent);
      return await responseOf(await answered);
    } catch (error) {
      throw new IssuerUnreachable(error);
    }
  };
}
