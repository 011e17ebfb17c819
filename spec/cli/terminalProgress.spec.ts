import { describe, expect, it } from '@jest/globals';
import { terminalProgress } from '../../cli/output/terminalProgress.ts';

function terminal(isTTY: boolean) {
  let shown = '';
  const stream = { isTTY, columns: 40, write: (text: string) => void (shown += text) } as unknown as NodeJS.WriteStream;
  return { progress: terminalProgress(stream), shown: () => shown };
}

describe('progress', () => {
  it('is one line of the terminal that is taken away in the end, and steers nothing', () => {
    const { progress, shown } = terminal(true);
    progress.files(3, 365, 'card/\u001b[2J\nMCHE-20260103-with-a-name-that-is-long.csv');
    progress.files(4, 365, 'card/MCHE-20260104.csv');
    progress.clear();
    const [before, line, after] = shown().split('\r\u001b[2K');
    expect([before, after]).toEqual(['', '']);
    expect(line).toBe('3 of 365 files  card/?[2J?MCHE-20260103');
    expect(line!.length).toBeLessThan(40);
  });

  it('is not reported where nobody looks', () => {
    const { progress, shown } = terminal(false);
    progress.files(3, 365, 'card/MCHE-20260103.csv');
    progress.clear();
    expect(shown()).toBe('');
  });
});
