import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readInputFiles } from '../../adapters/dayFiles/index.ts';
import { inputFileHead, inputFileName, inputFileRows } from '../../core/inputFile/index.ts';
import { msPerMinute, plantDayRange } from '../../core/time/index.ts';
import { pressluft } from './pressluft.ts';
import { inputText, internal, minuteAt } from './inputDays.ts';
import { newFolder, zone } from './plantDays.ts';

const berlin = ['--zone', zone] as const;
const cells = (line: string) => line.trim().split(/\s{2,}/);

function cardWith(texts: Readonly<Record<string, string>>): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'card/2026'), { recursive: true });
  for (const [day, text] of Object.entries(texts)) writeFileSync(join(folder, 'card/2026', inputFileName(day)), text);
  return folder;
}

describe('pressluft inputs', () => {
  it('prints mean and extremes of each input, how much of the range has data, and how long each fault was up', async () => {
    const { status, stdout, notes } = await pressluft(cardWith({ '2026-11-20': inputText('2026-11-20') }), 'inputs', 'card', ...berlin);
    expect([status, notes]).toEqual([0, []]);
    expect(stdout.trimEnd().split('\n').map(cells)).toEqual([
      ['source', 'input', 'unit', 'mean', 'min', 'max', 'data [percent]'],
      ['master', 'DEW_POINT', '°C', '4.00', '2.50', '5.25', '100.0'],
      ['3', 'INTERNAL_PRESS', 'bar', '7.000', '6.900', '7.100', '25.0'],
      [''],
      ['source', 'fault', 'minutes'],
      ['3', 'E165', '10'],
    ]);
  });

  it('prints a line each minute as CSV for a spreadsheet, in the chosen units', async () => {
    const args = [
      '--format',
      'csv',
      '--dialect',
      'sheet',
      '--units',
      'degF,psi',
      '--from',
      '2026-11-20T10:59:00Z',
      '--until',
      '2026-11-20T11:01:00Z',
    ];
    const { stdout } = await pressluft(cardWith({ '2026-11-20': inputText('2026-11-20') }), 'inputs', 'card', ...berlin, ...args);
    expect(stdout).toBe(
      ['\ufeffzeit', '20.11.2026 11:59:00;37,40;36,50;37,85;;;;', '20.11.2026 12:00:00;41,00;40,10;41,45;101,53;100,08;102,98;3 E165', '']
        .join('\r\n')
        .replace(
          'zeit',
          'time (Europe/Berlin);' +
            ['mean', 'min', 'max'].map((what) => `master DEW_POINT ${what} [°F];`).join('') +
            ['mean', 'min', 'max'].map((what) => `3 INTERNAL_PRESS ${what} [psi];`).join('') +
            'faults',
        ),
    );
  });

  it('has as JSON every minute of what is asked for, over a day of 23 hours and the next one', async () => {
    const folder = cardWith({ '2026-03-29': inputText('2026-03-29'), '2026-03-30': inputText('2026-03-30') });
    const { stdout } = await pressluft(folder, 'inputs', 'card', ...berlin, '--format', 'json', '--input', 'INTERNAL_PRESS');
    const { fromMs, untilMs, inputs, faults, faultMinutes } = JSON.parse(stdout) as Readonly<Record<string, unknown>> & {
      readonly inputs: readonly Readonly<Record<string, unknown>>[];
      readonly faultMinutes: readonly unknown[];
    };
    expect([fromMs, untilMs]).toEqual([plantDayRange('2026-03-29', zone).fromMs, plantDayRange('2026-03-30', zone).untilMs]);
    expect(inputs).toMatchObject([{ ...internal, seconds: (660 + 720) * 30, mean: 7, min: 6.9, max: 7.1 }]);
    expect(inputs[0]!['minutes']).toHaveLength(660 + 720);
    expect(faults).toEqual([{ slot: 3, code: 'E165', minutes: 20 }]);
    expect(faultMinutes).toHaveLength(20);
  });

  it('takes what can be read of a damaged file and names the rest with file, line and column', async () => {
    const text = inputText('2026-11-20', (lines) =>
      lines.map((line, i) => (i === 9 ? line.replace('3.000', '3,0') : i === 12 ? 'zero\0' : line)),
    );
    const { status, stdout, notes } = await pressluft(cardWith({ '2026-11-20': text.slice(0, -10) }), 'inputs', 'card', ...berlin);
    expect(status).toBe(0);
    expect(cells(stdout.split('\n')[1]!).slice(0, 2)).toEqual(['master', 'DEW_POINT']);
    expect(notes).toEqual([
      expect.stringMatching(/INPUTS-2026-11-20\.csv: line 10, column 10: too many values, expected 9$/),
      expect.stringMatching(/INPUTS-2026-11-20\.csv: line 13, column 1: unreadable time, expected YYYY-MM-DDTHH:MM:00Z$/),
      expect.stringMatching(/INPUTS-2026-11-20\.csv: line \d+, column 1: the line breaks off, expected line end$/),
    ]);
  });

  it('puts minutes of days that were counted in two zones in one order, each once', async () => {
    const fromMs = plantDayRange('2026-11-20', zone).untilMs - 2 * msPerMinute;
    const head = (date: string) => inputFileHead({ date, schematicNumber: '', zone });
    const row = (i: number) => inputFileRows(minuteAt(fromMs, i));
    const folder = cardWith({
      '2026-11-20': head('2026-11-20') + row(0) + row(3) + row(4),
      '2026-11-21': head('2026-11-21') + row(1) + row(2) + row(4),
    });
    const { stdout } = await pressluft(folder, 'inputs', 'card', ...berlin, '--from', '2026-11-20', '--format', 'csv');
    const times = stdout
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => Date.parse(line.split(',')[0]!));
    expect(times).toEqual([0, 1, 2, 3, 4].map((i) => fromMs + i * msPerMinute));
  });

  it.each<[string, readonly string[], RegExp, number]>([
    ['without files', [], /FILES is missing: name files of analog inputs or folders/, 2],
    ['for a folder without such files', ['card/none'], /no file of analog inputs in card\/none/, 1],
    ['for a file of another name', ['card/other.csv'], /its name is not INPUTS-YYYY-MM-DD\.csv/, 1],
    ['for a range without minutes', ['card', '--from', '2026-12-01', '--until', '2026-12-02'], /no minutes in the range/, 1],
    [
      'for an input that is not there',
      ['card', '--input', 'DEWPOINT'],
      /no input DEWPOINT in the range; there are DEW_POINT, INTERNAL_PRESS/,
      1,
    ],
  ])('ends %s with a reason', async (_, args, reason, code) => {
    const folder = cardWith({ '2026-11-20': inputText('2026-11-20') });
    mkdirSync(join(folder, 'card/none'));
    writeFileSync(join(folder, 'card/other.csv'), '');
    const { status, notes } = await pressluft(folder, 'inputs', ...berlin, ...args);
    expect([status, notes.join('\n')]).toEqual([code, expect.stringMatching(reason)]);
  });
});

describe('files of analog inputs for scripts', () => {
  it('are read one after the other in the order of their days', () => {
    const folder = cardWith({ '2026-11-21': inputText('2026-11-21'), '2026-11-20': inputText('2026-11-20') });
    const files = [...readInputFiles(join(folder, 'card'))];
    expect(files.map(({ header, minutes, problemCount }) => [header.date, minutes.length, problemCount])).toEqual([
      ['2026-11-20', 1440, 0],
      ['2026-11-21', 1440, 0],
    ]);
    expect(readFileSync(files[0]!.path, 'utf8')).toBe(inputText('2026-11-20'));
  });
});
