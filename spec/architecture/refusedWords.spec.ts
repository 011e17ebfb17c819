import { describe, expect, it, test } from '@jest/globals';
import { Linter } from 'eslint';
import { refusedWords } from './refusedWords.js';

const reported = (code: string) =>
  new Linter().verify(code, [{ files: ['**/*.js'], ...refusedWords }], 'a.js').map(({ message }) => message);

describe('refused words', () => {
  test.each([
    'const mostBytes = 1;',
    'const leastRange = 1;',
    'const usualLog = 1;',
    'class Gatekeeper {}',
    'const httpSettingsKeeper = 1;',
    'function readDayLog() {}',
    'const told = [];',
    'const tell = () => 1;',
    'const reckoned = 1;',
    'const courier = 1;',
    'const defaultPatience = 1;',
    'const seamOf = 1;',
    'const volumeStandingM3 = 1;',
    'const energyRestKWh = 1;',
    'const reliefs = 1;',
    'class LogStore {}',
    'const barLook = 1;',
    '// made anew',
    '/** What it is told. */',
    '/* reckoned with */',
  ])('%s is reported', (code) => {
    expect(reported(code)).toHaveLength(1);
    expect(reported(code)[0]).toMatch(/docs\/glossary\.md/);
  });

  it('leave the words alone that are used', () => {
    expect(
      reported(
        '// reported again\nconst maxBytes = 1, minRange = 2, defaultLog = 3, most = 4, dayFile = 5, almost = 6, untold = 7, lookAheadS = 8, lookUp = 9;',
      ),
    ).toEqual([]);
  });
});
