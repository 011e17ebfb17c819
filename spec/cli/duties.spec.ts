import { describe, expect, it } from '@jest/globals';
import { duties, dutyNotice } from '../../core/duties/index.ts';
import { pressluft } from './cliProcess.ts';

const run = (...options: readonly string[]) => pressluft('.', 'duties', ...options);

describe('[GAIN-11] pressluft duties', () => {
  it('lists them in English and German, each with its source and its day, below the word that it does not advise', () => {
    const [english, german] = [run().stdout, run('--language', 'de').stdout];
    expect([english.split('\n')[0], german.split('\n')[0]]).toEqual([dutyNotice.en, dutyNotice.de]);
    for (const { law, source, asOf } of duties) {
      expect(english).toContain(law.en);
      expect(german).toContain(law.de);
      expect(english).toContain(source?.url ?? 'Source: not checked');
      expect(german).toContain(`Stand: ${asOf}`);
    }
  });

  it('writes a line for each as CSV, and all of them as JSON', () => {
    const lines = run('--format', 'csv').stdout.trim().split('\r\n');
    expect(lines).toHaveLength(duties.length + 2);
    expect(JSON.parse(run('--format', 'json').stdout)).toEqual({ notice: dutyNotice.en, duties });
  });

  it('takes no files and no other language', () => {
    expect(run('card')).toMatchObject({ status: 2, stdout: '' });
    expect(run('--language', 'fr')).toMatchObject({ status: 2, stdout: '' });
  });
});
