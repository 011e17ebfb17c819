import { hostAddressProblem } from './addressProblem.ts';
import type { SettingsMessage } from './message.ts';

const longestName = 253;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
/** Programs read a name that ends in a number, decimal or hexadecimal, as an address. */
const numeric = /^(?:\d+|0x[\da-f]*)$/i;

/** What is wrong with a host name (RFC 1123: letters, digits and hyphens, labels up to 63, 253 in all, the last one not a number). */
export function hostNameProblem(text: string): SettingsMessage | undefined {
  const labels = text.length <= longestName ? text.split('.') : [];
  const isName = labels.length > 0 && labels.every((part) => label.test(part)) && !numeric.test(labels.at(-1)!);
  return isName ? undefined : { code: 'invalidName' };
}

/** What is wrong with a server that is given by host name or IPv4 address. */
export function serverProblem(text: string): SettingsMessage | undefined {
  return /^[\d.]+$/.test(text) ? hostAddressProblem(text) : hostNameProblem(text);
}
