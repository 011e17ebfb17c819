import { describe, expect, test } from '@jest/globals';
import { codeOf, databaseCodeOf, messageOf, syscallOf, systemReason } from '../../../adapters/systemError/index.ts';

describe('what was thrown', () => {
  test.each<[string, unknown, { code: string; syscall: string; message: string; reason: string; database: number | undefined }]>([
    [
      'an error of the system',
      Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }),
      { code: 'ENOENT', syscall: 'open', message: 'no such file', reason: 'ENOENT', database: undefined },
    ],
    [
      'an error of a database',
      Object.assign(new Error('locked'), { errcode: 5 }),
      { code: '', syscall: '', message: 'locked', reason: 'locked', database: 5 },
    ],
    ['an error without words', new Error(''), { code: '', syscall: '', message: 'Error', reason: 'Error', database: undefined }],
    ['a text', 'gone', { code: '', syscall: '', message: 'gone', reason: 'gone', database: undefined }],
    ['nothing', null, { code: '', syscall: '', message: 'null', reason: 'null', database: undefined }],
    [
      'numbers in the place of texts',
      { code: 7, message: 8, syscall: 9, errcode: '5', toString: () => 'odd' },
      { code: '', syscall: '', message: 'odd', reason: 'odd', database: undefined },
    ],
  ])('is known: %s', (_what, error, expected) => {
    expect({
      code: codeOf(error),
      syscall: syscallOf(error),
      message: messageOf(error),
      reason: systemReason(error),
      database: databaseCodeOf(error),
    }).toEqual(expected);
  });
});
