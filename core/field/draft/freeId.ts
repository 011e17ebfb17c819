const maxLength = 40;
const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Lower-case letters, digits and single hyphens. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => letters[letter]!)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** An id that says what a name says and is not taken; `fallback` for a name without letters and digits. */
export function freeId(name: string, taken: readonly string[], fallback: string): string {
  const slug = slugOf(name).slice(0, maxLength).replace(/-$/, '') || fallback;
  if (!taken.includes(slug)) return slug;
  for (let number = 2; ; number++) {
    const end = `-${number}`;
    const id = `${slug.slice(0, maxLength - end.length).replace(/-$/, '')}${end}`;
    if (!taken.includes(id)) return id;
  }
}
