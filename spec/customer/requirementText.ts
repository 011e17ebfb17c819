import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lines = readFileSync(join(import.meta.dirname, '../requirements.md'), 'utf8').split('\n');
const slotField = /^comp\d+(_\w+)$/;

/** The text of a requirement; empty for an ID that there is none of. */
export const requirementText = (id: string): string => lines.find((line) => line.startsWith(`- ${id} `)) ?? '';

/** Whether a requirement has a name of the wire, as a word; the fields of the slots stand there by what follows their number. */
export function requirementNames(id: string, name: string): boolean {
  const word = slotField.exec(name)?.[1] ?? name;
  return new RegExp(`(?<![A-Za-z0-9]|[a-z]_)${word}(?![A-Za-z0-9_])`).test(requirementText(id));
}
