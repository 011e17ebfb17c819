import { toUSVString } from 'node:util';

/** Marks that turn the direction of what follows them. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;
const lineBreaks = /\s*[\r\n\u0085\u2028\u2029]+\s*/g;
const controls = /\p{Cc}+/gu;
const defaultLength = 200;
/** Beyond this much of a text nothing is looked at. */
const lookedAt = 4000;

/** A text cut to a length in UTF-16 units, never inside a character, with an ellipsis where something is missing. */
export function clipped(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** A text that came from outside as part of one line of plain text: no control characters, no line breaks, not too long. */
export function plainLine(text: string | undefined, longest = defaultLength): string {
  const line = toUSVString((text ?? '').slice(0, lookedAt))
    .replace(directionMarks, '')
    .trim()
    .replace(lineBreaks, ', ')
    .replace(controls, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return clipped(line, longest);
}
