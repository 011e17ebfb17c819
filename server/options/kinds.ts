import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import type { OptionKind } from '../../adapters/options/index.ts';
import { plainHost } from '../http/hostCheck.ts';

/** A host name or address as it stands in the address line of a browser, without port. */
export const hostName: OptionKind<string> = {
  read: plainHost,
  expected: 'a host name or an IP address without port',
  shownValue: 'NAME',
};

const longestPrefix: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** An IP address, or a network with the length of its prefix; not all addresses there are. */
export const network: OptionKind<string> = {
  read(text) {
    const [address = '', prefix, ...more] = text.split('/');
    const longest = longestPrefix[isIP(address)];
    if (longest === undefined || address.includes('%') || more.length > 0) return undefined;
    if (prefix === undefined) return text;
    return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest ? text : undefined;
  },
  expected: 'an IP address or a network such as 10.0.0.0/8',
  shownValue: 'ADDR',
};

/** A secret that goes into a header: long enough not to be guessed. */
export const secretToken: OptionKind<string> = {
  read: (text) => (/^[\x21-\x7e]{16,200}$/.test(text) ? text : undefined),
  expected: '16 to 200 letters, digits or signs of ASCII without spaces',
  shownValue: 'TOKEN',
  isSecret: true,
};

/** A file by its whole path. */
export const absoluteFile: OptionKind<string> = {
  read: (text) => (isAbsolute(text) && !text.includes('\0') ? text : undefined),
  expected: 'a path that begins with a slash',
  shownValue: 'FILE',
};
