import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { toUSVString } from 'node:util';
import { systemReason } from '../../adapters/systemError/index.ts';
import { gatewayProblem } from '../../core/settings/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { plainReason } from '../../server/process/plainReason.ts';
import { unlessAborted } from '../../server/process/unlessAborted.ts';
import { addressesOf, isForbiddenAddress, pinnedLookup } from './gatewayAddress.ts';
import { plainLine } from '../../server/text/plainLine.ts';
import { withoutSecret } from '../../server/text/withoutSecret.ts';

/** A gateway that text messages are handed to. */
export interface SmsGateway {
  /** https, with {number} and {text}. */
  readonly url: string;
  /** Undefined when none is set. */
  readonly token: string | undefined;
  /** Whether it may be on this machine or its link. */
  readonly allowLocal: boolean;
  /** Certificates in PEM that are trusted instead of the runtime's. */
  readonly ca?: string | undefined;
  /** Looks up a host name or literal address; by default as the operating system does. */
  readonly resolve?: ((host: string) => Promise<readonly LookupAddress[]>) | undefined;
}

/** Whether the gateway took the message; else why not. */
export type SmsResult = { readonly isSent: true } | { readonly isSent: false; readonly reason: string };

const longestCallMs = 30 * msPerSecond;
const longestAnswerBytes = 1024;
const largestHeaderBytes = 16_384;

const refusal = (reason: string): SmsResult => ({ isSent: false, reason });

function filledUrl(template: string, number: string, text: string): URL {
  const values: Readonly<Record<string, string>> = { number, text };
  return new URL(template.replace(/\{(number|text)\}/g, (_, name: string) => encodeURIComponent(values[name]!)));
}

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

async function resultOf(answer: IncomingMessage, token: string | undefined): Promise<SmsResult> {
  const status = answer.statusCode ?? 0;
  if (status >= 200 && status < 300) return { isSent: true };
  if (status >= 300 && status < 400) return refusal(`the gateway answers with a redirect (${status}), which is not followed`);
  const words = plainLine(withoutSecret(await beginningOf(answer), token));
  return refusal(`the gateway answers with status ${status}${words === '' ? '' : `: ${words}`}`);
}

/** Hands a text message to the gateway with one POST. */
export async function sendSms(gateway: SmsGateway, number: string, text: string, signal: AbortSignal): Promise<SmsResult> {
  const { url: template, token, allowLocal, ca, resolve: addressesOfHost = addressesOf } = gateway;
  if (gatewayProblem(template, allowLocal) !== undefined) return refusal('the address of the gateway is not valid');
  const url = filledUrl(template, number, toUSVString(text));
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(longestCallMs)]);
  try {
    const addresses = await unlessAborted(addressesOfHost(url.hostname), deadline);
    if (!allowLocal && addresses.some(({ address }) => isForbiddenAddress(address))) {
      return refusal("the gateway's name leads to this machine or its own link");
    }
    return await new Promise<SmsResult>((resolve, reject) => {
      const call = request(url, {
        method: 'POST',
        agent: false,
        lookup: pinnedLookup(addresses),
        maxHeaderSize: largestHeaderBytes,
        signal: deadline,
        headers: { 'content-length': 0, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        ...(ca === undefined ? {} : { ca }),
      });
      call.on('error', reject);
      call.on('response', (answer) => {
        resultOf(answer, token)
          .then(resolve, reject)
          .finally(() => answer.destroy());
      });
      call.end();
    });
  } catch (error) {
    if (deadline.aborted) return refusal('the gateway does not answer in time');
    return refusal(`the gateway cannot be reached: ${plainReason(error) ?? withoutSecret(systemReason(error), token)}`);
  }
}
