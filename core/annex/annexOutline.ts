import type { TimeRange } from '../time/index.ts';
import type { AnnexDocument, AnnexFigure, AnnexTableId } from './AnnexDocument.ts';
import type { AnnexFormId } from './annexForms.ts';
import type { AnnexCover, AnnexSectionId } from './annexSections.ts';

/** What a section has: its figures, how many lines each table has, and which forms are empty. */
export interface AnnexOutlineSection {
  readonly id: AnnexSectionId;
  readonly covered: AnnexCover;
  readonly figures: readonly AnnexFigure[];
  readonly tables: readonly { readonly id: AnnexTableId; readonly part?: number | undefined; readonly lines: number }[];
  readonly forms: readonly AnnexFormId[];
}

/** What is in an annex, before it is made. */
export interface AnnexOutline {
  readonly range: TimeRange;
  readonly currency: string;
  readonly sections: readonly AnnexOutlineSection[];
}

/** What is in an annex, without the lines of its tables. */
export const annexOutline = ({ range, currency, sections }: AnnexDocument): AnnexOutline => ({
  range,
  currency,
  sections: sections.map(({ id, covered, figures, tables, forms }) => ({
    ...{ id, covered, figures },
    tables: tables.map((table) => ({ id: table.id, part: table.part, lines: table.rows.length })),
    forms: forms.map((form) => form.id),
  })),
});
