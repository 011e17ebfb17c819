/** Whether each word that is searched for is part of one of the texts, whatever its case; ss finds ß. */
export function isFound(search: string, texts: readonly string[]): boolean {
  const found = texts.map((text) => text.toUpperCase());
  return search
    .toUpperCase()
    .split(/\s+/)
    .every((word) => found.some((text) => text.includes(word)));
}
