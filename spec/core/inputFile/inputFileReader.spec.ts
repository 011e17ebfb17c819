import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  inputFileHead,
  inputFileReader,
  inputFileRows,
  type InputMinute,
  joinedMinutes,
  readInputFile,
} from '../../../core/inputFile/index.ts';
import { msPerMinute } from '../../../core/time/index.ts';
import { anyText } from '../anyText.ts';
import { anyMinutes } from './anyMinutes.ts';

const header = { date: '2026-11-21', schematicNumber: 'PL-7, left', zone: 'Europe/Berlin' };
const head = inputFileHead(header);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readInputFile(bytesOf(text));
const fileOf = (minutes: readonly InputMinute[]) => head + minutes.map(inputFileRows).join('');
const atMs = Date.parse('2026-11-20T23:00:00Z');
const dewPoint = { slot: 0, name: 'DEW_POINT', function: 'temperature' } as const;
const minute: InputMinute = {
  atMs,
  inputs: [
    { channel: dewPoint, seconds: 58.5, mean: 2.751, min: 2.7, max: 2.8 },
    { channel: { slot: 3, name: 'INTERNAL_PRESS', function: 'pressure' }, seconds: 0, mean: undefined, min: undefined, max: undefined },
  ],
  faults: [{ slot: 3, seconds: 24, codes: ['E165', 'W017'] }],
};
const rows = inputFileRows(minute);

describe('the file of analog inputs', () => {
  it('has a head, a line of columns, and for each minute a row for each input and each source with faults', () => {
    expect(head + rows).toBe(
      `format,pressluft inputs 1
date,2026-11-21
schematic number,PL-7, left
time zone,Europe/Berlin
time [UTC],source,input,unit,seconds,mean,min,max,faults
2026-11-20T23:00:00Z,master,DEW_POINT,degC,58.5,2.751,2.700,2.800,
2026-11-20T23:00:00Z,3,INTERNAL_PRESS,bar,0,,,,
2026-11-20T23:00:00Z,3,,,24,,,,E165 W017
`,
    );
  });

  it('is read as it was written', () => {
    expect(read(head + rows)).toEqual({
      header,
      minutes: [minute],
      problems: [],
      problemCount: 0,
      lines: { header: 5, record: 3, skipped: 0, blank: 0 },
    });
  });

  it('gives back any minutes', () => {
    fc.assert(
      fc.property(anyMinutes, (minutes) => {
        const file = read(fileOf(minutes));
        expect(file.minutes).toEqual(minutes);
        expect(file.problemCount).toBe(0);
      }),
    );
  });

  it('may be read in any pieces, with line ends of any kind', () => {
    fc.assert(
      fc.property(anyMinutes, fc.array(fc.nat()), fc.boolean(), (minutes, cuts, isCrLf) => {
        const whole = bytesOf(isCrLf ? fileOf(minutes).replaceAll('\n', '\r\n') : fileOf(minutes));
        const reader = inputFileReader();
        const places = [0, ...cuts.map((cut) => cut % (whole.length + 1)), whole.length].sort((a, b) => a - b);
        for (let i = 1; i < places.length; i++) reader.push(whole.subarray(places[i - 1], places[i]));
        expect(reader.end()).toEqual(read(fileOf(minutes)));
      }),
    );
  });

  it('never throws, whatever the bytes are, and counts each line once', () => {
    const line = fc.oneof(anyText(), fc.constantFrom(...rows.split('\n')), fc.constantFrom(...head.split('\n')));
    fc.assert(
      fc.property(fc.array(line), fc.uint8Array(), (lines, bytes) => {
        for (const content of [bytesOf(lines.join('\n')), bytes, Uint8Array.from([...bytesOf(head), ...bytes])]) {
          const { lines: count, minutes, problemCount } = readInputFile(content);
          const ends = content.filter((byte) => byte === 10).length;
          expect(count.header + count.record + count.skipped + count.blank).toBe(
            ends + (content.length > 0 && content.at(-1) !== 10 ? 1 : 0),
          );
          if (count.skipped > 0) expect(problemCount).toBeGreaterThan(0);
          expect(minutes.map((of) => of.atMs)).toEqual([...new Set(minutes.map((of) => of.atMs))].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('loses one row to one damaged line, and the others stay', () => {
    fc.assert(
      fc.property(anyMinutes, fc.nat(), anyText(), (minutes, at, garbage) => {
        const lines = minutes.map(inputFileRows).join('').split('\n').slice(0, -1);
        const place = lines.length === 0 ? 0 : at % lines.length;
        const damage = `!${garbage.replaceAll(/[\r\n]/g, ' ')}`;
        const damaged = read(head + lines.map((line, i) => `${i === place ? damage : line}\n`).join(''));
        const whole = read(
          head +
            lines
              .filter((_, i) => i !== place)
              .map((line) => `${line}\n`)
              .join(''),
        );
        expect(damaged.minutes).toEqual(whole.minutes);
        if (lines.length > 0) expect(damaged.problems).toEqual([expect.objectContaining({ line: 6 + place })]);
      }),
    );
  });

  it.each([
    ['2026-11-20T23:00:00Z,master,DEW_POINT,degC,58.5,2.7', { line: 6, column: 1, code: 'noLineEnd', expected: 'line end' }],
    ['2026-11-20T23:00:30Z,master,DEW_POINT,degC,60,2,2,2,\n', { line: 6, column: 1, code: 'badTime', expected: 'YYYY-MM-DDTHH:MM:00Z' }],
    ['2026-11-31T23:00:00Z,master,DEW_POINT,degC,60,2,2,2,\n', { line: 6, column: 1, code: 'badTime', expected: 'YYYY-MM-DDTHH:MM:00Z' }],
    ['2026-11-20T23:00:00Z,11,DEW_POINT,degC,60,2,2,2,\n', { line: 6, column: 2, code: 'unknownLine', expected: 'master 1 .. 10' }],
    ['2026-11-20T23:00:00Z,1,DEW POINT,degC,60,2,2,2,\n', { line: 6, column: 3, code: 'unknownLine', expected: 'letters, digits and _' }],
    ['2026-11-20T23:00:00Z,1,DEW_POINT,psi,60,2,2,2,\n', { line: 6, column: 4, code: 'unknownUnit', expected: 'bar m3/min degC' }],
    ['2026-11-20T23:00:00Z,1,DEW_POINT,degC,61,2,2,2,\n', { line: 6, column: 5, code: 'badNumber', expected: '0 .. 60' }],
    ['2026-11-20T23:00:00Z,1,DEW_POINT,degC,60,2,x,2,\n', { line: 6, column: 7, code: 'badNumber', expected: 'number' }],
    ['2026-11-20T23:00:00Z,1,DEW_POINT,degC,60,3,1,2,\n', { line: 6, column: 6, code: 'badNumber', expected: 'min <= mean <= max' }],
    ['2026-11-20T23:00:00Z,1,DEW_POINT,degC,60,2,,2,\n', { line: 6, column: 6, code: 'badNumber', expected: 'min <= mean <= max' }],
    ['2026-11-20T23:00:00Z,1,,,60,,,,E16\n', { line: 6, column: 9, code: 'unknownLine', expected: 'E165' }],
    ['2026-11-20T23:00:00Z,1,DEW_POINT,degC,60,2,2,2\n', { line: 6, column: 8, code: 'tooFewCells', expected: '9' }],
    ['2026-11-20T23:00:00Z,1,DEW_POINT,degC,60,2,2,2,,\n', { line: 6, column: 10, code: 'tooManyCells', expected: '9' }],
  ])('says what is wrong with %p', (text, problem) => {
    const file = read(head + text);
    expect(file.minutes).toEqual([]);
    expect(file.problems).toEqual([problem]);
  });

  it('leaves out a row that is earlier than the one before', () => {
    const earlier = inputFileRows({ ...minute, atMs: atMs - msPerMinute });
    const file = read(head + rows + earlier);
    expect(file.minutes).toEqual([minute]);
    expect(file.problems).toEqual([9, 10, 11].map((line) => ({ line, column: 1, code: 'backInTime', expected: '' })));
  });

  it('of another version is not read', () => {
    const file = read((head + rows).replace('inputs 1', 'inputs 2'));
    expect(file.minutes).toEqual([]);
    expect(file.problems).toEqual([{ line: 5, column: 1, code: 'unknownVersion', expected: 'pressluft inputs 1' }]);
  });

  it.each(['date', 'schematic number', 'time zone'])('without its %s is read all the same', (key) => {
    const file = read((head + rows).replace(new RegExp(`^${key},.*\n`, 'm'), ''));
    expect(file.minutes).toEqual([minute]);
    expect(file.problems).toEqual([{ line: 4, column: 1, code: 'missingHeader', expected: key }]);
  });

  it('without a column line has no minutes', () => {
    expect(read('').problems).toEqual([{ line: 1, column: 1, code: 'noColumnLine', expected: head.trimEnd().split('\n').at(-1) }]);
    expect(read(rows.repeat(200)).minutes).toEqual([]);
  });
});

describe('two parts of a minute, before and after a restart', () => {
  const part = (seconds: number, mean: number | undefined, min = mean, max = mean): InputMinute => ({
    atMs,
    inputs: [{ channel: dewPoint, seconds, mean, min, max }],
    faults: [],
  });

  it('are one minute, its mean weighted with time', () => {
    const file = read(fileOf([part(10, 2, 1, 3), part(30, 4, 3.5, 6)]));
    expect(file.minutes).toEqual([part(40, 3.5, 1, 6)]);
  });

  it('cover no more than a minute when a row stands there twice', () => {
    expect(read(fileOf([part(60, 2), part(60, 2)])).minutes).toEqual([part(60, 2)]);
  });

  it('need not both have a value', () => {
    expect(joinedMinutes([[part(0, undefined)], [part(30, 4)], [part(0, undefined)]])).toEqual([part(30, 4)]);
  });

  it('make the same of parts that follow each other, however they are divided', () => {
    fc.assert(
      fc.property(anyMinutes, fc.nat(), (minutes, at) => {
        const cut = at % (minutes.length + 1);
        expect(joinedMinutes([minutes.slice(cut), minutes.slice(0, cut)])).toEqual(minutes);
      }),
    );
  });
});
