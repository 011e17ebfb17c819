import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pages of the documentation. */
export const pages: readonly string[] = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

export const textOf = (page: string) => readFileSync(page, 'utf8');
const isCode = /^(?: {4}|\t)/;

/** What is to be read: without blocks of code. */
export function proseOf(page: string): string {
  const unfenced = textOf(page).replace(/^```[^]*?^```$/gm, '');
  return unfenced
    .split('\n')
    .filter((line) => !isCode.test(line))
    .join('\n');
}

/** A line of indented code. */
export interface Typed {
  readonly page: string;
  readonly line: string;
  /** The paragraph above its block. */
  readonly above: string;
}

/** What is to be typed, or looks so. */
export function typedOn(page: string): readonly Typed[] {
  const unfenced = textOf(page).replace(/^```[^]*?^```$/gm, '');
  const found: Typed[] = [];
  let above = '';
  for (const block of unfenced.split(/\n(?: *\n)+/)) {
    const lines = block.split('\n');
    if (!lines.every((line) => isCode.test(line))) above = block;
    else found.push(...lines.map((line) => ({ page, line: line.trim(), above })));
  }
  return found;
}
