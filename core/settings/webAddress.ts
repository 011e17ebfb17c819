import { hostAddressProblem } from './addressProblem.ts';
import { serverProblem } from './hostNameProblem.ts';

/** What can be known from an http or https address. */
export interface WebAddress {
  /** In lower case. */
  readonly host: string;
  /** Path, query and fragment; may be empty. */
  readonly rest: string;
}

const pattern = /^[hH][tT]{2}[pP][sS]?:\/\/([a-zA-Z\d.-]+)(?::(\d{1,5}))?((?:[/?#][^\s\p{C}<>"\\]*)?)$/u;
const maxPort = 65_535;

/** Reads an http or https address with a host name or IPv4 address and without user name; undefined when it is none. */
export function webAddress(text: string): WebAddress | undefined {
  const [, host = '', port = '80', rest = ''] = pattern.exec(text) ?? [];
  const hasPort = Number(port) >= 1 && Number(port) <= maxPort;
  if (!hasPort || serverProblem(host) !== undefined) return undefined;
  return { host: host.toLowerCase(), rest };
}

/** Whether a host is this machine or on its own link only: localhost, 127.x, 169.254.x; names are not resolved. */
export function isLocalHost(host: string): boolean {
  if (hostAddressProblem(host) === undefined) return /^(?:127|169\.254)\./.test(host);
  return host === 'localhost' || host.endsWith('.localhost');
}
