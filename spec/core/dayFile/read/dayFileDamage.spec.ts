import { expect, it } from '@jest/globals';
import { dayFileDamage, readDayFile } from '../../../../core/dayFile/index.ts';
import { knownDayFiles } from '../../../contract/knownStation.ts';

const [text] = knownDayFiles.values();
const damageOf = (content: string) => dayFileDamage(readDayFile(new TextEncoder().encode(content)));

it('the damage of a day file is how much is wrong in all, and what first', () => {
  expect(damageOf(text!)).toBeUndefined();
  const lines = text!.split('\n');
  const [first, second] = [lines.length - 9, lines.length - 5];
  for (const i of [first, second]) lines[i] = lines[i]!.replace(/,[^,]*/, ',ruined');
  expect(damageOf(lines.join('\n'))).toEqual({
    problemCount: 2,
    first: { line: first + 1, column: 2, code: 'badNumber', expected: 'number' },
  });
});
