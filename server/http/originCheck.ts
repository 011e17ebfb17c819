import type { IncomingHttpHeaders } from 'node:http';

/** What a browser says of where a call comes from. */
export type OriginHeaders = Pick<IncomingHttpHeaders, 'host' | 'origin'> &
  Readonly<Partial<Record<`sec-fetch-${string}`, string | string[]>>>;

/** The host and port of an address, without the port that its scheme has anyway; undefined when it is no address of the web. */
function webHostOf(address: string): string | undefined {
  if (!/^https?:\/\/[^/?#@\s\\]+$/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).host;
}

const defaultPorts = ['http:', 'https:'];

/** Whether an origin is that of the host that was called. The scheme is left open: a proxy may have taken the encryption off. */
function isOriginOfHost(origin: string, host: string | undefined): boolean {
  const from = webHostOf(origin);
  const scheme = defaultPorts.find((each) => origin.toLowerCase().startsWith(`${each}//`));
  return from !== undefined && host !== undefined && from === webHostOf(`${scheme}//${host}`);
}

/** Somebody followed a link or typed an address: a page is shown, but no script of another origin sees it. */
const isVisit = (headers: OriginHeaders) => headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';

/** Whether a call comes from the station's own pages, or from no page at all. */
export function isOwnOrigin(headers: OriginHeaders): boolean {
  if (headers.origin !== undefined) return isOriginOfHost(headers.origin, headers.host);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none' || isVisit(headers);
}
