import { isIP } from 'node:net';

const groupCount = 8;
/** A household or an office has a /64 of its own, with more addresses than can be counted. */
const groupsOfNetwork = 4;

const hexOf = (ipv4: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
};

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const parts = (text: string | undefined) =>
    (text ?? '')
      .split(':')
      .filter((part) => part !== '')
      .flatMap((part) => (part.includes('.') ? hexOf(part) : [parseInt(part, 16).toString(16)]));
  const [before, after] = address.split('::');
  const [head, tail] = [parts(before), parts(after)];
  return [...head, ...Array.from({ length: groupCount - head.length - tail.length }, () => '0'), ...tail];
}

/** An IPv4 address in dotted decimals that is written as an IPv6 one, as a socket for both has it; undefined for any other. */
function mappedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return undefined;
  return groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** Whom an address stands for: itself in IPv4, its /64 network in IPv6; no address stands for all of its kind. */
export function addressGroup(address: string | undefined): string {
  const [bare = ''] = (address ?? '').split('%');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return 'unknown';
  const groups = groupsOf(bare.toLowerCase());
  return mappedIPv4(groups) ?? `${groups.slice(0, groupsOfNetwork).join(':')}::/64`;
}
