import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { addressesOf, isForbiddenAddress, pinnedLookup } from '../../adapters/networks/index.ts';
import { unlessAborted } from '../../server/process/unlessAborted.ts';

/** A call of another machine over https. */
export interface HttpsPost {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether it may be on this machine or its link. */
  readonly allowLocal: boolean;
  /** Certificates in PEM that are trusted instead of the runtime's. */
  readonly ca?: string | undefined;
  /** Looks up a host name or literal address; by default as the operating system does. */
  readonly resolve?: ((host: string) => Promise<readonly LookupAddress[]>) | undefined;
}

/** What became of it: an answer with the beginning of its words, or why there is none. */
export type Posted =
  | { readonly is: 'answered'; readonly status: number; readonly words: string }
  | { readonly is: 'local' }
  | { readonly is: 'late' }
  | { readonly is: 'failed'; readonly error: unknown };

const longestAnswerBytes = 1024;
const largestHeaderBytes = 16_384;

/** Whether a status says that the call was taken. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** The beginning of an answer, as far as it comes. */
async function beginningOf(answer: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of answer) {
      parts.push(part);
      length += part.length;
      if (length >= longestAnswerBytes) break;
    }
  } catch {
    // What has come says enough.
  }
  return Buffer.concat(parts).subarray(0, longestAnswerBytes).toString();
}

async function postedOf(answer: IncomingMessage): Promise<Posted> {
  const status = answer.statusCode ?? 0;
  return { is: 'answered', status, words: isTaken(status) ? '' : await beginningOf(answer) };
}

/** Makes one POST to an address that was looked up and checked; follows no redirect. */
export async function httpsPost(post: HttpsPost, signal: AbortSignal, longestMs: number): Promise<Posted> {
  const { url, headers, body, allowLocal, ca, resolve: addressesOfHost = addressesOf } = post;
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  try {
    const addresses = await unlessAborted(addressesOfHost(url.hostname), deadline);
    if (!allowLocal && addresses.some(({ address }) => isForbiddenAddress(address))) return { is: 'local' };
    return await new Promise<Posted>((resolve, reject) => {
      const call = request(url, {
        method: 'POST',
        agent: false,
        lookup: pinnedLookup(addresses),
        maxHeaderSize: largestHeaderBytes,
        signal: deadline,
        headers: { 'content-length': Buffer.byteLength(body), ...headers },
        ...(ca === undefined ? {} : { ca }),
      });
      call.on('error', reject);
      call.on('response', (answer) => {
        postedOf(answer)
          .then(resolve, reject)
          .finally(() => answer.destroy());
      });
      call.end(body);
    });
  } catch (error) {
    return deadline.aborted ? { is: 'late' } : { is: 'failed', error };
  }
}
