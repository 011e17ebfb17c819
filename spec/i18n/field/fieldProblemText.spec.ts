import { describe, expect, it, test } from '@jest/globals';
import { problemText } from '../../../adapters/field/index.ts';
import { type FieldProblem, fieldProblemCodes } from '../../../core/field/index.ts';
import { fieldProblemText, translator } from '../../../i18n/index.ts';

const values = {
  ...{ bits: 16, id: 'hall', key: 'power', limit: 7, pattern: '/x/', reason: 'ENOENT', severity: 'error' },
  ...{ slot: 3, type: 'bigint', values: '"tcp", "rtu"', why: 'Passwords' },
};
const problemOf = (code: FieldProblem['code']): FieldProblem => ({ path: ['points', 3, 'at'], code, values });

describe('what is wrong with a profile or a configuration', () => {
  test.each(fieldProblemCodes)('%s is reported in German, and in English as the log has it', async (code) => {
    const [german, english] = await Promise.all([translator('de'), translator('en')]);
    const [inGerman, inEnglish] = [german, english].map((i18n) => fieldProblemText(i18n, problemOf(code)));
    expect(inEnglish).toBe(problemText(problemOf(code)));
    expect(inGerman).toMatch(/^points\[3\]\.at \S/);
    expect(inGerman).not.toBe(inEnglish);
    expect(`${inGerman}${inEnglish}`).not.toMatch(/[{}]/);
  });

  it('names its file, and the whole where it is of no place', async () => {
    const german = await translator('de');
    expect(fieldProblemText(german, { path: [], code: 'noObject' })).toBe('Das Ganze muss ein Objekt sein');
    expect(fieldProblemText(german, { file: 'own.json', path: [], code: 'noJson', values: { reason: 'x' } })).toBe(
      'own.json: ist kein JSON: x',
    );
    expect(fieldProblemText(german, { file: 'own.json', path: ['id'], code: 'missing' })).toBe('own.json: id fehlt');
  });
});
