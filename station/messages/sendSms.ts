import { toUSVString } from 'node:util';
import { systemReason } from '../../adapters/systemError/index.ts';
import { gatewayProblem } from '../../core/settings/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { plainReason } from '../../server/process/plainReason.ts';
import { plainLine } from '../../server/text/plainLine.ts';
import { withoutSecret } from '../../server/text/withoutSecret.ts';
import { httpsPost, type HttpsPost, isTaken, type Posted } from './httpsPost.ts';

/** A gateway that text messages are handed to. */
export interface SmsGateway extends Pick<HttpsPost, 'allowLocal' | 'ca' | 'resolve'> {
  /** https, with {number} and {text}. */
  readonly url: string;
  /** Undefined when none is set. */
  readonly token: string | undefined;
}

/** Whether the gateway took the message; else why not. */
export type SmsResult = { readonly isSent: true } | { readonly isSent: false; readonly reason: string };

const longestCallMs = 30 * msPerSecond;

const refusal = (reason: string): SmsResult => ({ isSent: false, reason });

function filledUrl(template: string, number: string, text: string): URL {
  const values: Readonly<Record<string, string>> = { number, text };
  return new URL(template.replace(/\{(number|text)\}/g, (_, name: string) => encodeURIComponent(values[name]!)));
}

function resultOf(posted: Posted, token: string | undefined): SmsResult {
  if (posted.is === 'local') return refusal("the gateway's name leads to this machine or its own link");
  if (posted.is === 'late') return refusal('the gateway does not answer in time');
  if (posted.is === 'failed') {
    const { error } = posted;
    return refusal(`the gateway cannot be reached: ${plainReason(error) ?? withoutSecret(systemReason(error), token)}`);
  }
  const { status } = posted;
  if (isTaken(status)) return { isSent: true };
  if (status >= 300 && status < 400) return refusal(`the gateway answers with a redirect (${status}), which is not followed`);
  const words = plainLine(withoutSecret(posted.words, token));
  return refusal(`the gateway answers with status ${status}${words === '' ? '' : `: ${words}`}`);
}

/** Hands a text message to the gateway with one POST. */
export async function sendSms(gateway: SmsGateway, number: string, text: string, signal: AbortSignal): Promise<SmsResult> {
  const { url: template, token, allowLocal, ca, resolve } = gateway;
  if (gatewayProblem(template, allowLocal) !== undefined) return refusal('the address of the gateway is not valid');
  const url = filledUrl(template, number, toUSVString(text));
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return resultOf(await httpsPost({ url, headers, body: '', allowLocal, ca, resolve }, signal, longestCallMs), token);
}
