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

const maxLines = 2;

/** A name in one or two lines that are each within a number of characters, broken between words; what is longer is cut. */
export function labelLines(name: string, limit: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && (lines.length === maxLines || Array.from(longer).length <= limit)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => shortLabel(line, limit));
}
