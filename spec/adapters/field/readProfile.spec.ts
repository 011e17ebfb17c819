import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { readPlan } from '../../../core/field/index.ts';
import { problemText, readProfile } from '../../../adapters/field/index.ts';

const file = (id: string) => JSON.parse(readFileSync(`field/profiles/${id}.json`, 'utf8')) as Record<string, unknown>;
const point = (given: object) => ({ key: 'value', table: 'holding', at: 0, type: 'u16', ...given });
const profile = (given: object = {}) => ({
  format: 1,
  id: 'any-1',
  vendor: 'any',
  model: 'any',
  role: 'compressor',
  maturity: 'generic',
  sources: ['this spec'],
  modbus: { framing: ['tcp'] },
  points: [point({})],
  ...given,
});
const problems = (given: object) => readProfile(profile(given)).problems?.map(problemText);

describe('a profile file', () => {
  test.each(globSync('field/profiles/*.json').filter((path) => !path.endsWith('profile.schema.json')))(
    '[FIELD-2] that is shipped can be used: %s',
    (path) => {
      const { value, problems: found } = readProfile(JSON.parse(readFileSync(path, 'utf8')));
      expect(found).toBeUndefined();
      expect(path).toContain(`/${value!.id}.json`);
      const plan = readPlan(value!);
      expect([...plan.fast, ...plan.slow, ...plan.once].flatMap(({ points }) => points)).toHaveLength(value!.points.length);
    },
  );

  it('is its own profile, field by field', () => {
    const json = file('pressluft-generic-1');
    expect(readProfile(json).value).toEqual(json);
  });

  test.each<[string, object, string]>([
    ['another format', { format: 2 }, 'format must be 1'],
    ['no format', { format: undefined }, 'format is missing: it must be 1'],
    ['an id with capitals', { id: 'Any' }, 'id must be small letters, digits and single hyphens'],
    ['an id that leaves its folder', { id: '../any' }, 'id must be small letters, digits and single hyphens'],
    ['no source', { sources: [] }, 'sources[0] is missing'],
    ['an unknown role', { role: 'dryer' }, 'role must be one of "compressor", "powerMeter", "flowMeter", "sensor", "inputs"'],
    ['an unknown field', { note: 'x' }, 'note is no field of this format'],
    ['an unknown field of a point', { points: [point({ scal: 1 })] }, 'points[0].scal is no field of this format'],
    ['no point', { points: [] }, 'points must have at least 1 entry'],
    ['an address beyond the last', { points: [point({ at: 65_536 })] }, 'points[0].at must be at most 65535'],
    ['an address below the first', { points: [point({ at: -1 })] }, 'points[0].at must be at least 0'],
    ['a half address', { points: [point({ at: 1.5 })] }, 'points[0].at must be a whole number'],
    ['a long point over the last address', { points: [point({ at: 65_535, type: 'u32' })] }, 'points[0].at must end at 65535 at most'],
    ['an unknown unit', { points: [point({ unit: 'Bar' })] }, 'points[0].unit must be one of "1", "bar"'],
    ['a scale of 0', { points: [point({ scale: 0 })] }, 'points[0].scale must not be 0'],
    ['limits the wrong way round', { points: [point({ min: 2, max: 1 })] }, 'points[0].min must not be above max'],
    ['a key twice', { points: [point({}), point({ at: 5 })] }, 'points[1].key is used twice: value'],
    [
      'a bit in a register',
      { points: [point({ type: 'bit' })] },
      'points[0].type must be "bit" in the tables coil and discrete, and nowhere else',
    ],
    [
      'a number in a bit',
      { points: [point({ table: 'coil' })] },
      'points[0].type must be "bit" in the tables coil and discrete, and nowhere else',
    ],
    ['a text without a length', { points: [point({ type: 'ascii' })] }, 'points[0].registers is missing: a text has a length'],
    ['a length of a number', { points: [point({ registers: 2 })] }, 'points[0].registers is for texts only'],
    [
      'a point longer than what is read at once',
      { modbus: { framing: ['tcp'], maxRegisters: 3 }, points: [point({ type: 'f64' })] },
      'points[0].type is longer than the 3 registers that are read at once',
    ],
    [
      'a text longer than 100 registers are at once',
      { points: [point({ type: 'ascii', registers: 61 })] },
      'points[0].registers must be at most 60',
    ],
    [
      'a reference of a pressure',
      { points: [point({ unit: 'bar', reference: 'din1343' })] },
      'points[0].reference is for flows and volumes only',
    ],
    [
      'an invalid word that is too long',
      { points: [point({ invalid: ['0x1FFFF'] })] },
      'points[0].invalid[0] has more than the 16 bits of its type',
    ],
    [
      'an invalid word that is none',
      { points: [point({ invalid: ['FFFF'] })] },
      'points[0].invalid[0] must be a number, or all bits of the value, highest first, such as "0x7FFFFFFF"',
    ],
    [
      'the roll-over of a floating number',
      { points: [point({ type: 'f32', counter: { bits: 32 } })] },
      'points[0].counter.bits is for whole numbers only',
    ],
    [
      'a unit by a point that is not there',
      { points: [point({ by: { point: 'unit', cases: {} } })] },
      'points[0].by.point names no number of the profile: unit',
    ],
    ['a unit by itself', { points: [point({ by: { point: 'value', cases: {} } })] }, 'points[0].by.point must name another point'],
    [
      'a point that is never to be read',
      { neverRead: [{ table: 'holding', from: 0, to: 3, why: 'passwords' }] },
      'points[0].at is never to be read: passwords',
    ],
    [
      'a point that ends where never to be read',
      { neverRead: [{ table: 'holding', from: 1, to: 3, why: 'passwords' }], points: [point({ type: 'u32' })] },
      'points[0].at is never to be read: passwords',
    ],
    [
      'a range the wrong way round',
      { neverRead: [{ table: 'holding', from: 9, to: 8, why: 'passwords' }] },
      'neverRead[0].from must not be above to',
    ],
    [
      'a state by an unknown point',
      { states: [{ set: 'on', when: { point: 'other', bit: 0 } }] },
      'states[0].when.point names no point of the profile: other',
    ],
    ['a state by neither bit nor value', { states: [{ set: 'on', when: { point: 'value' } }] }, 'states[0].when.bit is missing'],
    [
      'a state by a bit beyond the last',
      { states: [{ set: 'on', when: { point: 'value', bit: 16 } }] },
      'states[0].when.bit must be below the 16 bits of its point',
    ],
    [
      'a state by a bit of a floating number',
      { points: [point({ type: 'f32' })], states: [{ set: 'on', when: { point: 'value', bit: 0 } }] },
      'states[0].when.bit is for whole numbers only',
    ],
    [
      'a state by a text',
      { points: [point({ type: 'ascii', registers: 2 })], states: [{ set: 'on', when: { point: 'value', in: [0] } }] },
      'states[0].when.point must name a number, not a text',
    ],
    [
      'an error among the warnings',
      { faults: [{ when: { point: 'value', bit: 0 }, severity: 'error', index: 63, text: { en: 'x', de: 'x' } }] },
      'faults[0].index is of the severity warning: maintenance has 0 to 15, warning 16 to 63, error 64 to 99',
    ],
    [
      'a fault in one language',
      { faults: [{ when: { point: 'value', bit: 0 }, severity: 'error', index: 64, text: { en: 'x' } }] },
      'faults[0].text.de is missing',
    ],
    [
      'a fault by an unknown point',
      { faults: [{ when: { point: 'x', bit: 0 }, severity: 'error', index: 64, text: { en: 'x', de: 'x' } }] },
      'faults[0].when.point names no point of the profile: x',
    ],
    [
      'an unknown part',
      { maintenance: [{ component: 'belt', remaining: 'value' }] },
      'maintenance[0].component must be one of "waterFilter"',
    ],
    [
      'hours of an unknown point',
      { maintenance: [{ component: 'motor', remaining: 'left' }] },
      'maintenance[0].remaining names no number of the profile: left',
    ],
    ['a mark by an unknown point', { match: [{ point: 'x', in: [1] }] }, 'match[0].point names no point of the profile: x'],
    ['too many registers at once', { modbus: { framing: ['tcp'], maxRegisters: 126 } }, 'modbus.maxRegisters must be at most 125'],
    ['an unknown framing', { modbus: { framing: ['ascii'] } }, 'modbus.framing[0] must be one of "tcp", "rtu"'],
    ['a text with a line break', { model: 'a\nb' }, 'model must be one line that is not empty'],
  ])('[FIELD-2] with %s is refused, and says where', (_, given, problem) => {
    expect(problems(given)).toEqual([expect.stringContaining(problem)]);
  });

  it('may have what lies just within its bounds', () => {
    const good: readonly object[] = [
      { points: [point({ at: 65_535 })] },
      { points: [point({ at: 65_534, type: 'u32' })] },
      { points: [point({ min: 1, max: 1 })] },
      { points: [point({ invalid: ['0xFFFF', -1] })] },
      { points: [point({ type: 'ascii', registers: 60 })] },
      { modbus: { framing: ['tcp'], maxRegisters: 4 }, points: [point({ type: 'f64' })] },
      { neverRead: [{ table: 'holding', from: 1, to: 1, why: 'passwords' }] },
      { neverRead: [{ table: 'input', from: 0, to: 9, why: 'passwords' }] },
      { states: [{ set: 'on', when: { point: 'value', bit: 15, not: true } }] },
      ...[
        ['maintenance', 15],
        ['warning', 16],
        ['warning', 63],
        ['error', 64],
      ].map(([severity, index]) => ({ faults: [{ when: { point: 'value', bit: 0 }, severity, index, text: { en: 'x', de: 'x' } }] })),
      { $schema: './profile.schema.json' },
    ];
    for (const given of good) expect(problems(given)).toBeUndefined();
  });

  it('with several mistakes names each of them', () => {
    expect(problems({ id: '', role: 1, points: [point({ at: 'x' })] })).toHaveLength(3);
  });

  it('of anything never makes it throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(readProfile(json).problems).not.toEqual([]);
      }),
    );
    expect(readProfile('x').problems?.map(problemText)).toEqual(['The whole must be an object']);
  });
});
