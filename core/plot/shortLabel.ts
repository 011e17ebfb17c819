/** From more components than this, a label has at most so many characters. */
const limits = [
  { over: 10, characters: 4 },
  { over: 8, characters: 7 },
  { over: 4, characters: 10 },
] as const;
const most = 15;
const ellipsis = '\u2026';

/** How many characters a bar's label may have: 15 for up to 4 components, 10 for more, 7 over 8, 4 over 10. */
export function labelLimit(componentCount: number): number {
  return limits.find(({ over }) => componentCount > over)?.characters ?? most;
}

/** A name within a number of characters, the last of which is an ellipsis where it was cut; a character outside the basic plane counts as one. */
export function shortLabel(name: string, limit: number): string {
  const characters = Array.from(name);
  if (characters.length <= limit) return name;
  return limit < 1
    ? ''
    : characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd() + ellipsis;
}
