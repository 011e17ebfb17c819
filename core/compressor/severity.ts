import { statusBit } from './statusBit.ts';

/** How bad a machine's reports are, mildest first. */
export const severities = ['ok', 'maintenance', 'warning', 'error'] as const;
/** How bad a compressor is off. */
export type Severity = (typeof severities)[number];

const severityBits: readonly (readonly [Severity, number])[] = [
  ['error', statusBit.error | statusBit.communicationError],
  ['warning', statusBit.warning],
  ['maintenance', statusBit.maintenance],
];

/** The most severe report in a status word: the border of the machine's picture. */
export function severityOf(status: number | undefined): Severity {
  return severityBits.find(([, bits]) => ((status ?? 0) & bits) !== 0)?.[0] ?? 'ok';
}
