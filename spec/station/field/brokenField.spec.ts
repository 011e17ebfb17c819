import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeFieldReport, paths } from '../../../adapters/contract/index.ts';
import { type RunningStation, startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const right = { format: 1, connections: [], devices: [], machines: [{ slot: 1, name: 'K1', technology: 1 }] };

describe('a station whose field cannot be used', () => {
  let station: RunningStation | undefined;
  afterEach(() => station?.close());

  const report = async (folder: string, fieldFile?: string) => {
    station = await startStation({ folder, config: { demo: false, source: 'field', ...(fieldFile === undefined ? {} : { fieldFile }) } });
    const answer = await station.call(paths.field, withToken(station.tokenOf('write')));
    return decodeFieldReport(await answer.json());
  };
  const written = (text: string) => {
    const folder = temporaryFolder();
    const file = join(folder, 'field.json');
    writeFileSync(file, text);
    return { folder, file };
  };

  it.each([
    ['is no JSON', '{', /field\.json: .*JSON/],
    ['is of another format', JSON.stringify({ ...right, format: 9 }), /field\.json: format/],
    ['names a slot twice', JSON.stringify({ ...right, machines: [...right.machines, ...right.machines] }), /field\.json: machines/],
  ])('[FIELD-2] starts with a file that %s, and says what is wrong with it', async (_what, text, problem) => {
    const { folder, file } = written(text);
    const { problems, config, isReadOnly } = await report(folder, file);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect([config?.machines, isReadOnly]).toEqual([[], true]);
  });

  it('starts without the file that was named, and says so', async () => {
    const folder = temporaryFolder();
    expect((await report(folder, join(folder, 'nothing.json'))).problems).toEqual([expect.stringMatching(/nothing\.json: .*exist/)]);
  });

  it('[FIELD-2] leaves a broken profile of its own out, and keeps the shipped ones', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'profiles'));
    writeFileSync(join(folder, 'profiles', 'broken.json'), '{"format":1,"id":"broken"}');
    const { problems, models } = await report(folder);
    expect(problems.every((problem) => problem.startsWith('broken.json: '))).toBe(true);
    expect([problems.length > 0, models.some(({ id }) => id === 'broken'), models.some(({ id }) => id === 'eastron-sdm630')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
