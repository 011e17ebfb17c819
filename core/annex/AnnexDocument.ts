import type { FoundKind } from '../estimate/index.ts';
import type { Figure } from '../figures/index.ts';
import type { HeatCircuit, MeasureId } from '../plantData/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { AnnexForm } from './annexForms.ts';
import type { AnnexFigureId } from './annexFigureIds.ts';
import type { AnnexCover, AnnexSectionId } from './annexSections.ts';

/** Commands that say what an annex says. */
export const annexCommands = ['annex', 'cost', 'heatreport', 'leaks', 'machines', 'performance', 'profile'] as const;

/** Which command says the same of the same day files, and where in its JSON; `annex` where no other one does. */
export interface AnnexSource {
  readonly command: (typeof annexCommands)[number];
  /** Names divided by points; of shares there the annex has percent. */
  readonly path: string;
}

/** A figure with what has to be known of it, or why there is none. */
export interface AnnexFigure extends TimeRange {
  readonly id: AnnexFigureId;
  /** Of a compressor, 1..10; undefined for the plant. */
  readonly slot: number | undefined;
  readonly circuit: HeatCircuit | undefined;
  readonly measure: MeasureId | undefined;
  readonly kind: FoundKind | 'none';
  /** All three undefined for what is none; between the ends the true value lies to 90 %. */
  readonly value: Figure;
  readonly low: Figure;
  readonly high: Figure;
  /** `currency` stands for that of the station. */
  readonly unit: string;
  readonly method: string;
  /** Why there is none; empty for a figure. */
  readonly reason: string;
  /** Days, cycles or windows behind it. */
  readonly n: Figure;
  /** Of the time it is of, 0..100. */
  readonly coveragePercent: number;
  readonly source: AnnexSource;
}

/** What the cells of a column are. */
export type AnnexColumnKind = 'number' | 'count' | 'day' | 'instant' | 'word' | 'measure' | 'reason' | 'text';

/** A column of a table. */
export interface AnnexColumn {
  readonly id: AnnexColumnId;
  readonly is: AnnexColumnKind;
  /** Of numbers; empty for others. */
  readonly unit: string;
  /** Of a compressor, 1..10. */
  readonly slot?: number | undefined;
}

/** Names of columns. */
export type AnnexColumnId =
  | 'compressor'
  | 'since'
  | 'pressure'
  | 'flow'
  | 'power'
  | 'noLoadPower'
  | 'stateCoverage'
  | 'powerCoverage'
  | 'deliveryCoverage'
  | 'dayType'
  | 'dayCount'
  | 'meanFlow'
  | 'what'
  | 'from'
  | 'until'
  | 'day'
  | 'hour'
  | 'flowLow'
  | 'flowHigh'
  | 'powerLow'
  | 'powerHigh'
  | 'pressureLow'
  | 'pressureHigh'
  | 'part'
  | 'runningHours'
  | 'onLoad'
  | 'file'
  | 'size'
  | 'sha256'
  | 'rank'
  | 'measure'
  | 'compressors'
  | 'decision'
  | 'investment'
  | 'lifeYears'
  | 'reason';

/** A cell; missing is undefined. */
export type AnnexCell = number | string | undefined;

/** Names of tables. */
export const annexTableIds = [
  'sheets',
  'coverage',
  'dayTypes',
  'windows',
  'calibrations',
  'profile',
  'services',
  'measures',
  'notFound',
  'quarterHours',
  'dayFiles',
  'contents',
] as const;
export type AnnexTableId = (typeof annexTableIds)[number];

/** A table of numbers, days and texts. */
export interface AnnexTable {
  readonly id: AnnexTableId;
  /** Of several of one name, from 1 on. */
  readonly part?: number | undefined;
  /** How its numbers came about; undefined where it has none. */
  readonly kind: FoundKind | undefined;
  readonly columns: readonly AnnexColumn[];
  readonly rows: readonly (readonly AnnexCell[])[];
}

/** An output of an assessment of a compressed-air system. */
export interface AnnexSection {
  readonly id: AnnexSectionId;
  readonly covered: AnnexCover;
  readonly figures: readonly AnnexFigure[];
  readonly tables: readonly AnnexTable[];
  /** What people fill in. */
  readonly forms: readonly AnnexForm[];
}

/** What a log says for an assessment of a compressed-air system, before a language gives it its words. */
export interface AnnexDocument {
  readonly range: TimeRange;
  /** IANA name of the plant's zone. */
  readonly zone: string;
  readonly stationName: string;
  /** Of the software. */
  readonly version: string;
  readonly currency: string;
  readonly sections: readonly AnnexSection[];
}
