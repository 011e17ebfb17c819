import type { Finding } from '../estimate/index.ts';

/** Why nothing is said of a compressor: no data sheet, nothing on load that it covers, too few days, or a day's value is missing. */
export type NoMachineReason = 'noSheet' | 'outsideSheet' | 'tooFewHours' | 'tooFewDays';

/** A figure of a compressor, or why there is none. */
export type MachineFinding = Finding<'sheet' | 'cusum' | 'noLoad', NoMachineReason>;
