import type { BalanceDocument, DocumentFact, DocumentTable } from '../../core/report/index.ts';
import { printable } from './printable.ts';
import { textTable } from './textTable.ts';

const pairs = (facts: readonly DocumentFact[]) => {
  const width = Math.max(0, ...facts.map(({ label }) => label.length)) + 2;
  return facts.map(({ label, value }) => `${printable(label.padEnd(width) + value)}\n`).join('');
};

const head = ({ label, unit }: { readonly label: string; readonly unit: string }) => (unit === '' ? label : `${label} [${unit}]`);

/** A table with a line for each figure: a terminal is narrow, and there are more figures than machines. */
function tableText({ title, head: corner, columns, rows }: DocumentTable): string {
  const lines = columns.map((column, i) => [head(column), ...rows.map(({ cells }) => cells[i] ?? '')]);
  return `${printable(title)}\n${textTable([corner, ...rows.map(({ label }) => label)], lines)}`;
}

/** A balance for a terminal. */
export function documentText({ title, station, range, facts, plant, tables, leakage, notes }: BalanceDocument): string {
  const sections = [
    [title, station, range].map((text) => (text === '' ? '' : `${printable(text)}\n`)).join(''),
    pairs(facts),
    `${printable(plant.title)}\n${pairs(plant.figures.map(({ label, figure, unit }) => ({ label, value: `${figure} ${unit}`.trim() })))}`,
    ...tables.map(tableText),
    `${printable(leakage.title)}\n${pairs(leakage.facts)}${printable(leakage.basis)}\n`,
    ...(notes.lines.length === 0 ? [] : [`${printable(notes.title)}\n${notes.lines.map((line) => `${printable(line)}\n`).join('')}`]),
  ];
  return sections.filter((section) => section.trim() !== '').join('\n');
}
