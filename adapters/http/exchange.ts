import type { Download, SessionToken } from '../../core/ports/index.ts';
import type { CallLimits } from './callLimits.ts';
import { callTimeoutFor } from './callTimeout.ts';
import { readBody } from './readBody.ts';

/** A call as it goes out. */
export interface OutgoingCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token?: SessionToken;
  /** Sent as JSON; undefined for an empty body. */
  readonly body?: unknown;
  /** Of the texts in the answer, as in BCP 47. */
  readonly language?: string;
  readonly limits?: CallLimits;
  readonly waiting?: Download | undefined;
}

/** What came back. */
export interface Answered {
  readonly status: number;
  /** Media type without parameters, in lower case. */
  readonly media: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Why nothing came back. */
export interface Unanswered {
  readonly outcome: 'aborted' | 'unreachable' | 'failed';
  readonly cause: unknown;
}

const headersOf = ({ token, body, language }: OutgoingCall): Readonly<Record<string, string>> => ({
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(language === undefined ? {} : { 'accept-language': language }),
});

const mediaOf = ({ headers }: Response) => headers.get('content-type')?.split(';')[0]!.trim().toLowerCase() ?? '';

/** Makes a call within its limits; never rejects. A redirection is an answer like any other, and is not followed. */
export async function exchange(origin: string, call: OutgoingCall, limits: CallLimits): Promise<Answered | Unanswered> {
  const { signal, onProgress } = call.waiting ?? {};
  const timeouts = callTimeoutFor(signal);
  try {
    timeouts.waitFor(limits.answerMs);
    const response = await fetch(origin + call.path, {
      method: call.method,
      headers: headersOf(call),
      redirect: 'manual',
      signal: timeouts.signal,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    const bytes = await readBody(response, {
      maxBytes: limits.maxBytes,
      onPiece: (progress) => {
        timeouts.waitFor(limits.pauseMs);
        if (response.ok) onProgress?.(progress);
      },
    });
    if (signal?.aborted === true) return { outcome: 'aborted', cause: undefined };
    if (bytes === undefined) return { outcome: 'failed', cause: `more than ${limits.maxBytes} bytes` };
    return { status: response.status, media: mediaOf(response), bytes };
  } catch (cause) {
    return { outcome: signal?.aborted === true ? 'aborted' : 'unreachable', cause };
  } finally {
    timeouts.end();
  }
}
