import type { SettingsMessage } from './message.ts';

const partCount = 4;
const maxInPart = 255;
/** Above are multicast and reserved addresses. */
const maxInFirstPartOfHost = 223;

function partProblem(text: string, part: number, isHost: boolean): SettingsMessage | undefined {
  if (text === '') return { code: 'incompletePart', part };
  const sequence = /\D+/.exec(text)?.[0];
  if (sequence !== undefined) return { code: 'invalidSequence', sequence, part };
  // A leading zero means octal to some programs and nothing to others.
  if (/^0\d/.test(text)) return { code: 'invalidSequence', sequence: text, part };
  const isFirstOfHost = isHost && part === 1;
  if (Number(text) > (isFirstOfHost ? maxInFirstPartOfHost : maxInPart)) return { code: 'valueTooBig', value: text, part };
  return isFirstOfHost && text === '0' ? { code: 'invalidSequence', sequence: text, part } : undefined;
}

function dottedProblem(text: string, isHost: boolean): SettingsMessage | undefined {
  const parts = text.split('.');
  for (let part = 1; part <= partCount; part++) {
    const problem = partProblem(parts[part - 1] ?? '', part, isHost);
    if (problem !== undefined) return problem;
  }
  return parts.length > partCount ? { code: 'addressTooLong' } : undefined;
}

/** What is wrong with the first bad part of a host's IPv4 address, finished or not; undefined when it is an address. */
export function hostAddressProblem(text: string): SettingsMessage | undefined {
  return dottedProblem(text, true);
}

/** Like `hostAddressProblem` for a network mask, whose ones are all to the left of its zeros. */
export function networkMaskProblem(text: string): SettingsMessage | undefined {
  const problem = dottedProblem(text, false);
  if (problem !== undefined) return problem;
  const mask = text.split('.').reduce((bits, part) => bits * 256 + Number(part), 0);
  const hostCount = 2 ** 32 - mask;
  return Number.isInteger(Math.log2(hostCount)) ? undefined : { code: 'invalidMask' };
}
