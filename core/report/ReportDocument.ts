/** A name and what it has, both ready to be read. */
export interface DocumentFact {
  readonly label: string;
  readonly value: string;
}

/** A figure with its unit. */
export interface DocumentFigure {
  /** What it is, the same in every language. */
  readonly id: string;
  readonly label: string;
  readonly figure: string;
  readonly unit: string;
  readonly isMissing: boolean;
}

/** A column of numbers. */
export interface DocumentColumn {
  readonly id: string;
  readonly label: string;
  /** Empty for a count. */
  readonly unit: string;
}

/** A line of a table. */
export interface DocumentRow {
  /** 1..10, or `plantIndex`; of other things than machines their number in the table. */
  readonly index: number;
  readonly label: string;
  readonly cells: readonly string[];
  readonly isTotal: boolean;
}

/** A table, as of the machines and their total. */
export interface DocumentTable {
  readonly id: string;
  readonly title: string;
  readonly head: string;
  readonly columns: readonly DocumentColumn[];
  readonly rows: readonly DocumentRow[];
}

/** How a part of a bar is filled: load solid, no-load hatched, so that grey print reports them apart. */
export type BarFill = 'load' | 'noLoad' | 'plain';

/** A bar of one machine or of the plant. */
export interface DocumentBar {
  readonly label: string;
  /** From the axis on, in one unit; missing ones are 0. */
  readonly sizes: readonly number[];
  /** Beside the bar. */
  readonly value: string;
  readonly isTotal: boolean;
}

/** Bars to compare. */
export interface DocumentChart {
  readonly id: string;
  /** With the unit of its bars. */
  readonly title: string;
  readonly parts: readonly { readonly fill: BarFill; readonly label: string }[];
  readonly bars: readonly DocumentBar[];
}

/** What every report begins and ends with. */
export interface DocumentHead {
  readonly language: string;
  readonly title: string;
  /** Empty where the station has no name. */
  readonly station: string;
  readonly range: string;
  /** Of the chart of the range; undefined where the document is not made at a station. */
  readonly address?: string | undefined;
  /** The software. */
  readonly creator: string;
  /** What nobody measured; empty otherwise. */
  readonly origin: string;
  /** When the range ends: the document is dated so. */
  readonly atMs: number;
  readonly pageNumber: (page: number, pages: number) => string;
}

/** A part of a report. */
export type DocumentSection =
  /** Small ones; the basis is a paragraph below. */
  | { readonly kind: 'facts'; readonly title?: string; readonly facts: readonly DocumentFact[]; readonly basis?: string }
  /** The figures that count most. */
  | { readonly kind: 'figures'; readonly title: string; readonly figures: readonly DocumentFigure[] }
  /** Side by side where there is room. */
  | { readonly kind: 'charts'; readonly charts: readonly DocumentChart[] }
  | { readonly kind: 'table'; readonly table: DocumentTable }
  /** Paragraphs. */
  | { readonly kind: 'lines'; readonly title?: string; readonly lines: readonly string[] };

/** A report with every text as it is printed. */
export interface ReportDocument extends DocumentHead {
  readonly sections: readonly DocumentSection[];
}
