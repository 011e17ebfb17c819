/** Letters and digits in lower case, between single spaces. */
const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Whether a zone is looked for: each word that is typed begins a word of its name. */
export function zoneMatches(name: string, typed: string): boolean {
  const known = words(name);
  return words(typed).every((word) => known.some((part) => part.startsWith(word)));
}
