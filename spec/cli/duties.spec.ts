import { describe, expect, it } from '@jest/globals';
import { duties, dutyNotice } from '../../core/duties/index.ts';
import { pressluft } from './pressluft.ts';

const run = (...options: readonly string[]) => pressluft('.', 'duties', ...options);

describe('[GAIN-11] pressluft duties', () => {
  it('lists them in English and German, each with its source and its day, below the word that it does not advise', async () => {
    const [english, german] = [(await run()).stdout, (await run('--language', 'de')).stdout];
    expect([english.split('\n')[0], german.split('\n')[0]]).toEqual([dutyNotice.en, dutyNotice.de]);
    for (const { law, source, asOf } of duties) {
      expect(english).toContain(law.en);
      expect(german).toContain(law.de);
      expect(english).toContain(source?.url ?? 'Source: not checked');
      expect(german).toContain(`Stand: ${asOf}`);
    }
  });

  it('writes a line for each as CSV, and all of them as JSON', async () => {
    const lines = (await run('--format', 'csv')).stdout.trim().split('\r\n');
    expect(lines).toHaveLength(duties.length + 2);
    expect(JSON.parse((await run('--format', 'json')).stdout)).toEqual({ notice: dutyNotice.en, duties });
  });

  it('takes no files and no other language', async () => {
    expect(await run('card')).toMatchObject({ status: 2, stdout: '' });
    expect(await run('--language', 'fr')).toMatchObject({ status: 2, stdout: '' });
  });
});
