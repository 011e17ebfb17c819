import { describe, expect, it } from '@jest/globals';
import { terminalNotices } from '../../../server/process/Notices.ts';

function noticed(isTTY: boolean) {
  let shown = '';
  const write = (text: string) => {
    shown += text;
    return true;
  };
  const notices = terminalNotices({ isTTY, write } as NodeJS.WriteStream);
  notices.line('begin');
  notices.progress('1 of 2');
  notices.progress('2 of 2');
  notices.line('ready');
  notices.line('end');
  return shown;
}

describe('what is shown at a start', () => {
  it('takes the place of the progress before it on a terminal', () => {
    expect(noticed(true)).toBe('begin\n\r\x1b[K1 of 2\r\x1b[K2 of 2\r\x1b[Kready\nend\n');
  });

  it('is a line each elsewhere', () => {
    expect(noticed(false)).toBe('begin\n1 of 2\n2 of 2\nready\nend\n');
  });
});
