import type { ServiceEntry } from './ServiceRecord.ts';

/** How long the texts of an entry may be, in UTF-16 units. */
export const longestServiceTexts = { by: 120, note: 2000, partName: 120, partNumber: 60 } as const;
/** How many kinds of parts an entry may have. */
export const maxServiceParts = 30;
const maxPieces = 9999;
const maxRunningH = 1_000_000;
/** The clocks of a browser and of a station may differ by so much. */
const clockSlackMs = 600_000;
/** The year 2000, in UTC. */
const earliestMs = 946_684_800_000;

/** What is wrong with an entry. */
export type ServiceEntryProblem = 'noName' | 'longText' | 'badTime' | 'future' | 'badHours' | 'badPart' | 'manyParts';

/** The first problem of an entry in the order of its form; undefined for one that may be kept. */
export function serviceEntryProblem(
  { doneAtMs, by, note, parts, runningH }: Omit<ServiceEntry, 'index' | 'component'>,
  nowMs: number,
): ServiceEntryProblem | undefined {
  const limits = longestServiceTexts;
  if (!(doneAtMs >= earliestMs)) return 'badTime';
  if (doneAtMs > nowMs + clockSlackMs) return 'future';
  if (runningH !== undefined && !(runningH >= 0 && runningH <= maxRunningH)) return 'badHours';
  if (by.trim() === '') return 'noName';
  if (parts.length > maxServiceParts) return 'manyParts';
  if (parts.some(({ name, count }) => name.trim() === '' || !Number.isInteger(count) || count < 1 || count > maxPieces)) return 'badPart';
  const isLong =
    by.length > limits.by ||
    note.length > limits.note ||
    parts.some(({ name, number }) => name.length > limits.partName || number.length > limits.partNumber);
  return isLong ? 'longText' : undefined;
}
