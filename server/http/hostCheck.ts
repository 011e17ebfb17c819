import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { msPerSecond } from '../../core/time/index.ts';

/** Says by which names and addresses the station may be called, so that no foreign name can be pointed at it. */
export interface HostCheck {
  /** Whether a Host header names this station; its port counts for nothing. */
  isOwn(hostHeader: string | undefined): boolean;
}

export interface HostParts {
  /** Address or name that is listened on. */
  readonly host: string;
  /** Further names and addresses. */
  readonly allowHosts: readonly string[];
  /** Names that can change while the station runs. */
  readonly names?: () => readonly string[];
  /** Of this machine. */
  readonly addresses?: () => readonly string[];
}

/** A name or address with or without port; addresses of IPv6 in brackets. */
const hostHeaderPattern = /^(\[[^\]]*\]|[^:[\]]*)(?::\d{1,5})?$/;
const namePattern = /^(?=.{1,254}$)[a-z\d_-]+(\.[a-z\d_-]+)*\.?$/i;
const loopback = /^127(\.\d{1,3}){3}$/;
/** An address that is not known yet makes the machine's addresses be read again, but not more often. */
const readEveryMs = msPerSecond;

const machineAddresses = () =>
  Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address.split('%')[0]!));

/** A host in its only spelling: lower case, without brackets, final dot and a choice of zeros; undefined when it is none. */
export function plainHost(host: string): string | undefined {
  const address = /^\[(.*)\]$/.exec(host)?.[1] ?? host;
  if (isIP(address) === 6 && !address.includes('%')) return new URL(`http://[${address}]`).hostname.slice(1, -1);
  return namePattern.test(host) ? host.toLowerCase().replace(/\.$/, '') : undefined;
}

/** Knows loopback, the address that is listened on, this machine's addresses and the names that it was given. */
export function hostCheck({ host, allowHosts, names = () => [], addresses = machineAddresses }: HostParts): HostCheck {
  const plain = (hosts: readonly string[]) => hosts.flatMap((each) => plainHost(each) ?? []);
  const fixed = new Set(['localhost', '::1', ...plain([host, ...allowHosts])]);
  let own = new Set<string>();
  let readMs = -Infinity;

  const isMachineAddress = (address: string) => {
    if (own.has(address)) return true;
    if (performance.now() - readMs < readEveryMs) return false;
    readMs = performance.now();
    own = new Set(plain(addresses()));
    return own.has(address);
  };
  return {
    isOwn(hostHeader) {
      const named = plainHost(hostHeaderPattern.exec(hostHeader ?? '')?.[1] ?? '');
      if (named === undefined) return false;
      if (fixed.has(named) || (isIP(named) === 4 && loopback.test(named))) return true;
      return isIP(named) === 0 ? plain(names()).includes(named) : isMachineAddress(named);
    },
  };
}
