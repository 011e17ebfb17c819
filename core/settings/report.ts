/** Day of the month on which the report of the month before is made: every month has it. */
export const reportDays = { min: 1, max: 28 } as const;

/** When the report of a month is made, and who of the receivers of mails gets it. */
export interface ReportSettings {
  /** Within `reportDays`. */
  readonly day: number;
  /** Five, each for the receiver in the same place of the mails. */
  readonly receivers: readonly { readonly isSent: boolean }[];
}
