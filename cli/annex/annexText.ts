import type { AnnexDocument, AnnexWords } from '../../core/annex/index.ts';
import { textTable } from '../output/textTable.ts';

const decimals = 4;
const shown = (value: number | undefined) => (value === undefined ? '---' : String(Number(value.toPrecision(decimals))));

/** The figures of an annex for a terminal, and which forms are left to people. */
export function annexText({ sections }: AnnexDocument, words: AnnexWords): string {
  const { heads } = words;
  const figures = sections.flatMap(({ id, figures: of }) =>
    of.map((figure) => [
      words.section(id),
      words.figure(figure.id),
      figure.slot === undefined ? ((figure.circuit && words.word(figure.circuit)) ?? '') : String(figure.slot),
      ...[figure.value, figure.low, figure.high].map(shown),
      words.unit(figure.unit),
      figure.kind === 'none' ? words.reason(figure.reason) : words.kind(figure.kind),
      shown(figure.coveragePercent),
    ]),
  );
  const forms = sections.flatMap(({ id, forms: of }) => of.map((form) => [words.section(id), words.form(form.id)]));
  const columns = ['section', 'figure', 'compressor', 'value', 'low', 'high', 'unit', 'kind', 'data'] as const;
  return [
    textTable(
      columns.map((name) => heads[name]),
      figures,
      [0, 1, 2, 6, 7],
    ),
    textTable([heads.section, 'empty form'], forms, [0, 1]),
  ].join('\n');
}
