import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { DoorProblem } from '../../core/ports/index.ts';
import { connectProblem } from '../networks/index.ts';
import { allowedAddress, type IsAllowed, systemPause, within } from '../fieldDoor/index.ts';
import { codeOf } from '../systemError/index.ts';

/** Where a controller is, and what limits its answers. */
export interface ExchangeParts {
  readonly host: string;
  readonly port?: number | undefined;
  readonly isAllowed: IsAllowed;
  readonly timeoutMs?: number | undefined;
}

export interface HttpQuestion {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Longer answers are broken off. */
  readonly maxBytes: number;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks once, over a connection of its own; it follows nothing that an answer names. */
export type Exchange = (question: HttpQuestion, signal: AbortSignal) => Promise<HttpAnswer | DoorProblem>;

/** For a whole exchange, the connecting included. */
export const defaultTimeoutMs = 5000;
export const defaultHttpPort = 80;

async function textOf(answer: AsyncIterable<Buffer>, maxBytes: number): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer) {
    bytes += piece.length;
    if (bytes > maxBytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Exchanges with one controller. */
export function httpExchange({ host, port = defaultHttpPort, isAllowed, timeoutMs = defaultTimeoutMs }: ExchangeParts): Exchange {
  async function ask(
    { method, path, headers = {}, body = '', maxBytes }: HttpQuestion,
    signal: AbortSignal,
  ): Promise<HttpAnswer | DoorProblem> {
    const found = await allowedAddress(host, isAllowed);
    if ('problem' in found) return found.problem;
    const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const hostName = port === defaultHttpPort ? host : `${host}:${port}`;
    const sent = request({
      host: found.address,
      port,
      method,
      path,
      signal,
      agent: false,
      headers: { host: hostName, ...headers, ...length },
    });
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        sent.on('error', reject);
        sent.once('response', resolve);
        sent.end(body);
      });
      const text = await textOf(answer, maxBytes);
      return text === undefined ? 'notUnderstood' : { status: answer.statusCode ?? 0, headers: answer.headers, text };
    } catch (error) {
      return String(codeOf(error)).startsWith('HPE_') ? 'notUnderstood' : connectProblem(error);
    }
  }
  return (question, signal) => within(timeoutMs, 'silent', { pause: systemPause, signal }, (limit) => ask(question, limit));
}
