/** How far the log covers an output of an assessment. */
export const annexCovers = ['yes', 'part', 'no'] as const;
export type AnnexCover = (typeof annexCovers)[number];

/** The outputs of an assessment in their order, and how far a log covers each. */
export const annexSections = {
  system: 'part',
  period: 'yes',
  points: 'part',
  baseline: 'yes',
  profiles: 'yes',
  supply: 'yes',
  control: 'yes',
  volume: 'yes',
  network: 'part',
  leaks: 'part',
  demand: 'no',
  treatment: 'no',
  heat: 'yes',
  maintenance: 'part',
  opportunities: 'part',
  data: 'yes',
} as const satisfies Readonly<Record<string, AnnexCover>>;

/** One of these outputs. */
export type AnnexSectionId = keyof typeof annexSections;
