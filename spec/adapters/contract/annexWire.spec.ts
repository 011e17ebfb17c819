import { describe, expect, it } from '@jest/globals';
import { decodeAnnex } from '../../../adapters/contract/index.ts';
import { annexCommands, annexCovers, annexFigureIds, annexSections, annexTableIds } from '../../../core/annex/index.ts';
import { keysOf } from '../../../core/records/index.ts';

const [id] = annexFigureIds;
const [command] = annexCommands;
const [table] = annexTableIds;
const section = { id: keysOf(annexSections)[0], covered: annexCovers[0] };
const figure = { id, kind: 'measured', command, from_ms: 0, until_ms: 9 };
const outlineWith = (parts: object) => decodeAnnex({ outline: { range: { from_ms: 0, until_ms: 9 }, ...parts } }).outline;
const sectionWith = (parts: object) => outlineWith({ sections: [{ ...section, ...parts }] })?.sections[0];

describe('an annex from the wire', () => {
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

  it('leaves out sections, tables and forms that it does not know', () => {
    expect(outlineWith({ sections: [{ ...section, id: 'other' }, { ...section, covered: 'other' }, section] })?.sections).toHaveLength(1);
    expect(sectionWith({ tables: [{ id: 'other' }], forms: ['other'] })).toMatchObject({ tables: [], forms: [] });
  });
});
