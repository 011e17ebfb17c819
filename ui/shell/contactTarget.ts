const schemes: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/** A contact link that is safe to open; undefined when it is none. */
export function contactTarget(link: string | undefined): string | undefined {
  const url = link === undefined ? null : URL.parse(link);
  return url !== null && schemes.includes(url.protocol) ? url.href : undefined;
}
