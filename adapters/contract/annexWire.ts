import {
  annexCommands,
  annexCovers,
  annexFigureIds,
  type AnnexFigure,
  annexForms,
  type AnnexOutline,
  type AnnexOutlineSection,
  annexSections,
  annexTableIds,
} from '../../core/annex/index.ts';
import { heatCircuits, measureIds } from '../../core/plantData/index.ts';
import type { AnnexAnswer } from '../../core/ports/index.ts';
import { keysOf } from '../../core/records/index.ts';
import type { WireAnnex } from './annexSchemas.ts';
import { isPresent, listOr, numberOr, oneOf, orNull, recordOr, textOr } from './lenient.ts';

type WireOutline = NonNullable<WireAnnex['outline']>;
type WireFigure = WireOutline['sections'][number]['figures'][number];

const encodeFigure = ({ id, slot, circuit, measure, kind, unit, method, reason, ...of }: AnnexFigure): WireFigure => ({
  ...{ id, kind, unit, method, reason, slot: orNull(slot), circuit: orNull(circuit), measure: orNull(measure) },
  ...{ value: orNull(of.value), low: orNull(of.low), high: orNull(of.high), n: orNull(of.n) },
  ...{ coverage_percent: of.coveragePercent, from_ms: of.fromMs, until_ms: of.untilMs, ...of.source },
});

const encodeOutline = ({ range, currency, sections }: AnnexOutline): WireOutline => ({
  range: { from_ms: range.fromMs, until_ms: range.untilMs },
  currency,
  sections: sections.map(({ id, covered, figures, tables, forms }) => ({
    ...{ id, covered, figures: figures.map(encodeFigure), forms: [...forms] },
    tables: tables.map((table) => ({ id: table.id, part: orNull(table.part), lines: table.lines })),
  })),
});

/** As the station answers. */
export const encodeAnnex = ({ outline, recordedDays, evaluatedDays }: AnnexAnswer): WireAnnex => ({
  recorded_days: recordedDays,
  evaluated_days: evaluatedDays,
  outline: outline === undefined ? null : encodeOutline(outline),
});

const figureIdOr = oneOf(annexFigureIds);
const kindOr = oneOf(['none', 'measured', 'fitted', 'rule', 'entered', 'upperBound'] as const);
const circuitOr = oneOf(heatCircuits);
const measureOr = oneOf(measureIds);
const commandOr = oneOf(annexCommands);
const tableOr = oneOf(annexTableIds);
const formOr = oneOf(keysOf(annexForms));
const sectionOr = oneOf(keysOf(annexSections));
const coverOr = oneOf(annexCovers);

function figureOf(wire: unknown): AnnexFigure | undefined {
  const sent = recordOr(wire);
  const [id, kind, command] = [figureIdOr(sent['id']), kindOr(sent['kind']), commandOr(sent['command'])];
  const [fromMs, untilMs] = [numberOr(sent['from_ms']), numberOr(sent['until_ms'])];
  if (id === undefined || kind === undefined || command === undefined || fromMs === undefined || untilMs === undefined) return undefined;
  const text = (name: string) => textOr(sent[name]) ?? '';
  const number = (name: string) => numberOr(sent[name]);
  return {
    ...{ id, kind, fromMs, untilMs, slot: number('slot'), circuit: circuitOr(sent['circuit']) },
    measure: measureOr(sent['measure']),
    ...{ value: number('value'), low: number('low'), high: number('high'), n: number('n') },
    ...{ unit: text('unit'), method: text('method'), reason: text('reason') },
    coveragePercent: number('coverage_percent') ?? 0,
    source: { command, path: text('path') },
  };
}

function tableOf(wire: unknown): AnnexOutlineSection['tables'][number] | undefined {
  const { id: sent, part, lines } = recordOr(wire);
  const id = tableOr(sent);
  return id && { id, part: numberOr(part), lines: numberOr(lines) ?? 0 };
}

function sectionOf(wire: unknown): AnnexOutlineSection | undefined {
  const sent = recordOr(wire);
  const [id, covered] = [sectionOr(sent['id']), coverOr(sent['covered'])];
  if (id === undefined || covered === undefined) return undefined;
  return {
    ...{ id, covered, figures: listOr(sent['figures']).map(figureOf).filter(isPresent) },
    tables: listOr(sent['tables']).map(tableOf).filter(isPresent),
    forms: listOr(sent['forms']).map(formOr).filter(isPresent),
  };
}

function outlineOf(wire: unknown): AnnexOutline | undefined {
  const { range, currency, sections } = recordOr(wire);
  const { from_ms: from, until_ms: until } = recordOr(range);
  const [fromMs, untilMs] = [numberOr(from), numberOr(until)];
  if (fromMs === undefined || untilMs === undefined) return undefined;
  return { range: { fromMs, untilMs }, currency: textOr(currency) ?? '', sections: listOr(sections).map(sectionOf).filter(isPresent) };
}

/** What can't be read is left out. */
export function decodeAnnex(wire: unknown): AnnexAnswer {
  const sent = recordOr(wire);
  return {
    outline: outlineOf(sent['outline']),
    recordedDays: numberOr(sent['recorded_days']) ?? 0,
    evaluatedDays: numberOr(sent['evaluated_days']) ?? 0,
  };
}
