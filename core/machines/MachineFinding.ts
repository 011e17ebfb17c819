import type { Finding } from '../estimate/index.ts';

/** Why nothing is said of a compressor: no data sheet, nothing on load that it covers, too few days, or a day's value is missing. */
export const noMachineReasons = ['noSheet', 'outsideSheet', 'tooFewHours', 'tooFewDays'] as const;
export type NoMachineReason = (typeof noMachineReasons)[number];

/** Against the data sheet on load, against its own days before, and against the data sheet without load. */
export const machineMethods = ['sheet', 'cusum', 'noLoad'] as const;
/** One of these. */
export type MachineMethod = (typeof machineMethods)[number];

/** A figure of a compressor, or why there is none. */
export type MachineFinding = Finding<MachineMethod, NoMachineReason>;
