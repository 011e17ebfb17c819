import type { DayFileProblem, DayFileProblemCode } from '../../core/dayFile/index.ts';
import { printable } from './printable.ts';

const words: Readonly<Record<DayFileProblemCode, string>> = {
  notUtf8: 'no UTF-8 text',
  lineTooLong: 'the line is too long',
  unknownLine: 'unknown line',
  badHeader: 'unreadable header line',
  repeatedHeader: 'repeated header line',
  missingHeader: 'missing header line',
  unknownVersion: 'unknown version',
  tooOld: 'the version is too old',
  noColumnLine: 'no column names',
  unknownColumn: 'unknown column',
  repeatedColumn: 'repeated column',
  missingColumn: 'missing column',
  missingUnit: 'missing unit',
  unknownUnit: 'unknown unit',
  badTime: 'unreadable time',
  backInTime: 'the time goes back',
  repeatedTime: 'repeated time',
  badNumber: 'no number',
  tooFewCells: 'too few values',
  tooManyCells: 'too many values',
  noLineEnd: 'the line breaks off',
};

/** `line 3, column 2: no number, expected number` */
export function problemText({ line, column, code, expected }: DayFileProblem): string {
  return printable(`line ${line}, column ${column}: ${words[code]}${expected === '' ? '' : `, expected ${expected}`}`);
}
