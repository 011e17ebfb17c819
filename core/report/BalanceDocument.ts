import type { DocumentChart, DocumentFact, DocumentFigure, DocumentHead, DocumentTable, ReportDocument } from './ReportDocument.ts';

/** A balance with every text as it is shown: screen and PDF print the same one. */
export interface BalanceDocument extends DocumentHead {
  /** Which values were estimated; empty where all were measured. */
  readonly estimated: string;
  readonly facts: readonly DocumentFact[];
  readonly plant: { readonly title: string; readonly figures: readonly DocumentFigure[] };
  readonly tables: readonly DocumentTable[];
  readonly charts: readonly DocumentChart[];
  /** How the figures were found, or why there are none, is the basis. */
  readonly leakage: { readonly title: string; readonly facts: readonly DocumentFact[]; readonly basis: string };
  readonly notes: { readonly title: string; readonly lines: readonly string[] };
  /** How the printed figures are calculated, a line each. */
  readonly formulas: { readonly title: string; readonly lines: readonly string[] };
}

/** A balance as it is printed: facts and plant first, then charts, the machines' tables, leakage and notes. */
export const reportOfBalance = (balance: BalanceDocument): ReportDocument => ({
  ...balance,
  sections: [
    { kind: 'facts', facts: balance.facts },
    { kind: 'figures', ...balance.plant },
    { kind: 'charts', charts: balance.charts },
    ...balance.tables.map((table) => ({ kind: 'table', table }) as const),
    { kind: 'facts', ...balance.leakage },
    { kind: 'lines', ...balance.notes },
    { kind: 'lines', ...balance.formulas },
  ],
});
