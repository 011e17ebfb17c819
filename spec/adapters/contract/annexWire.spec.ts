import { describe, expect, it } from '@jest/globals';
import { decodeAnnex, encodeAnnex } from '../../../adapters/contract/index.ts';
import { annexResponse } from '../../../adapters/contract/annexSchemas.ts';
import {
  annexCommands,
  annexCovers,
  type AnnexFigure,
  annexFigureIds,
  annexForms,
  annexSections,
  annexTableIds,
} from '../../../core/annex/index.ts';
import { keysOf } from '../../../core/records/index.ts';
import { sent } from './wires.ts';

const [id] = annexFigureIds;
const [command] = annexCommands;
const [table] = annexTableIds;
const section = { id: keysOf(annexSections)[0]!, covered: annexCovers[0] };
const figure = { id, kind: 'measured', command, from_ms: 0, until_ms: 9 };
const outlineWith = (parts: object) => decodeAnnex({ outline: { range: { from_ms: 0, until_ms: 9 }, ...parts } }).outline;
const sectionWith = (parts: object) => outlineWith({ sections: [{ ...section, ...parts }] })?.sections[0];

describe('an annex on the wire', () => {
  it('arrives as it was sent, also without an outline', () => {
    const whole: AnnexFigure = {
      ...{
        id,
        slot: 3,
        circuit: 'oilCirculation',
        measure: 'leaks',
        kind: 'fitted',
        value: 2,
        low: 1,
        high: 3,
        unit: 'kWh',
        method: 'decay',
      },
      ...{ reason: '', n: 7, coveragePercent: 12.5, fromMs: 1, untilMs: 8, source: { command, path: 'a.b' } },
    };
    const none: AnnexFigure = {
      ...whole,
      ...{ slot: undefined, circuit: undefined, measure: undefined, kind: 'none', reason: 'tooFewDays' },
      ...{ value: undefined, low: undefined, high: undefined, n: undefined },
    };
    const tables = [
      { id: table, part: 2, lines: 4 },
      { id: table, part: undefined, lines: 1 },
    ];
    const sections = [{ ...section, figures: [whole, none], tables, forms: [keysOf(annexForms)[0]!] }];
    const outline = { range: { fromMs: 0, untilMs: 9 }, currency: 'CHF', sections };
    for (const answer of [
      { outline, recordedDays: 5, evaluatedDays: 4 },
      { outline: undefined, recordedDays: 2, evaluatedDays: 1 },
    ]) {
      const wire = encodeAnnex(answer);
      expect(annexResponse.safeParse(wire).success).toBe(true);
      expect(decodeAnnex(sent(wire))).toEqual(answer);
    }
  });

  it('that says nothing has no outline and no days', () => {
    for (const wire of [undefined, {}, { outline: null }, { outline: { range: {} } }])
      expect(decodeAnnex(wire)).toEqual({ outline: undefined, recordedDays: 0, evaluatedDays: 0 });
  });

  it('has no coverage, no lines, no words and no parts where it states none', () => {
    expect(outlineWith({})).toEqual({ range: { fromMs: 0, untilMs: 9 }, currency: '', sections: [] });
    expect(sectionWith({})).toEqual({ ...section, figures: [], tables: [], forms: [] });
    expect(sectionWith({ figures: [figure], tables: [{ id: table }] })).toMatchObject({
      figures: [
        { id, kind: 'measured', coveragePercent: 0, unit: '', method: '', reason: '', value: undefined, source: { command, path: '' } },
      ],
      tables: [{ id: table, lines: 0, part: undefined }],
    });
  });

  it.each(['id', 'kind', 'command', 'from_ms', 'until_ms'])('leaves out a figure without %s', (part) => {
    expect(sectionWith({ figures: [{ ...figure, [part]: undefined }, figure] })?.figures).toHaveLength(1);
  });

  it.each(['from_ms', 'until_ms'])('has no outline where its range is without %s', (part) => {
    expect(outlineWith({ range: { from_ms: 0, until_ms: 9, [part]: undefined } })).toBeUndefined();
  });

  it('leaves out sections, tables and forms that it does not know', () => {
    expect(outlineWith({ sections: [{ ...section, id: 'other' }, { ...section, covered: 'other' }, section] })?.sections).toHaveLength(1);
    expect(sectionWith({ tables: [{ id: 'other' }], forms: ['other'] })).toMatchObject({ tables: [], forms: [] });
  });
});
