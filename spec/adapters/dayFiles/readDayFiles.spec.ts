import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readDayFiles, readInputFiles, totalsOfDayFiles } from '../../../adapters/dayFiles/index.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const text = dayFileText(() => 'S-1');
const put = (folder: string, name: string, content: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
};

describe('files in folders', () => {
  it('are asked for by paths that are there: the first that is not is named', async () => {
    const [folder, missing] = [temporaryFolder(), join(temporaryFolder(), '2025')];
    const problem = `${missing}: there is no such file or folder`;
    expect(() => [...readDayFiles([folder, missing])]).toThrow(problem);
    expect(() => [...readInputFiles([folder, missing])]).toThrow(problem);
    await expect(totalsOfDayFiles([folder, missing], { zone: 'UTC' })).rejects.toThrow(problem);
    expect([...readDayFiles(folder), ...readInputFiles(folder)]).toEqual([]);
  });

  it('are read one after the other in the order of their days, any other file is left out', () => {
    const folder = temporaryFolder();
    put(join(folder, 'b'), 'MCHE-20260301.csv', text.head('2026-03-01'));
    put(join(folder, 'a'), 'MCHE-20260302.csv', text.head('2026-03-02'));
    put(folder, 'notes.csv', 'a;b\n');
    expect([...readDayFiles(folder)].map(({ header }) => header.date)).toEqual(['2026-03-01', '2026-03-02']);
    expect([...readDayFiles([join(folder, 'a')])].map(({ header }) => header.date)).toEqual(['2026-03-02']);
  });
});
