import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { problemText } from '../../../adapters/field/index.ts';
import type { Profile } from '../../../core/field/index.ts';
import { loadProfiles, readProfileFile } from '../../../adapters/profiles/index.ts';
import { saveProfile } from '../../../station/field/saveProfile.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const shipped = readdirSync('field/profiles')
  .filter((name) => name !== 'profile.schema.json')
  .map((name) => name.replace('.json', ''))
  .sort();
const generic = (await loadProfiles()).profiles['pressluft-generic-1']!;
const own: Profile = { ...generic, id: 'own-1' };
const put = (folder: string, name: string, content: unknown) => {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
};

describe('the profiles of a station', () => {
  it('[FIELD-2] are those that come with it, by their ids', async () => {
    const { profiles, ownIds, problems } = await loadProfiles();
    expect(Object.keys(profiles).sort()).toEqual(shipped);
    expect(shipped.length).toBeGreaterThanOrEqual(13);
    expect([ownIds, problems]).toEqual([[], []]);
  });

  it('[FIELD-2] have the own ones in front: of one id the own one counts', async () => {
    const folder = temporaryFolder();
    put(folder, 'a.json', own);
    put(folder, 'b.json', { ...generic, vendor: 'mine' });
    const { profiles, ownIds, problems } = await loadProfiles(folder);
    expect(profiles['own-1']).toEqual(own);
    expect(profiles['pressluft-generic-1']!.vendor).toBe('mine');
    expect(Object.keys(profiles)).toHaveLength(shipped.length + 1);
    expect([ownIds, problems]).toEqual([['own-1', 'pressluft-generic-1'], []]);
  });

  it('[FIELD-2] without the broken ones, which are named with their file and place; the others count', async () => {
    const folder = temporaryFolder();
    put(folder, 'a-broken.json', '{ "format": 1,');
    put(folder, 'b-wrong.json', { ...own, format: 2 });
    put(folder, 'c.json', own);
    put(folder, 'd-same.json', own);
    put(folder, 'e-long.json', ' '.repeat(1_000_001));
    mkdirSync(join(folder, 'f-folder.json'));
    put(folder, 'notes.txt', 'no profile');
    const { profiles, ownIds, problems } = await loadProfiles(folder);
    expect(ownIds).toEqual(['own-1']);
    expect(profiles['own-1']).toEqual(own);
    expect(problems.map(problemText)).toEqual([
      expect.stringMatching(/^a-broken\.json: is no JSON: /),
      'b-wrong.json: format must be 1',
      'd-same.json: id is used by another file of the folder already: own-1',
      'e-long.json: is larger than 1000000 bytes',
      expect.stringMatching(/^f-folder\.json: can not be read: /),
    ]);
  });

  it('need no folder of their own', async () => {
    expect((await loadProfiles(join(temporaryFolder(), 'none'))).problems).toEqual([]);
  });

  it('that are saved are loaded again, and replaced by their id', async () => {
    const folder = join(temporaryFolder(), 'profiles');
    await saveProfile(folder, own);
    await saveProfile(folder, { ...own, vendor: 'second' });
    expect(readdirSync(folder)).toEqual(['own-1.json']);
    expect((await loadProfiles(folder)).profiles['own-1']).toEqual({ ...own, vendor: 'second' });
    expect((await readProfileFile(join(folder, 'own-1.json'))).value!.vendor).toBe('second');
  });

  it('that can not be read say why', async () => {
    expect((await readProfileFile('/nowhere/x.json')).problems?.map(problemText)).toEqual([
      expect.stringMatching(/can not be read: ENOENT/),
    ]);
  });

  it('[FIELD-2] stand beside the built code, without the sources', () => {
    const built = temporaryFolder();
    const stale = join(built, 'field/profiles/stale.json');
    mkdirSync(join(built, 'field/profiles'), { recursive: true });
    writeFileSync(stale, '{}');
    execFileSync(process.execPath, ['tools/copyProfiles.mjs', built]);
    expect(readdirSync(join(built, 'field/profiles'))).toEqual(readdirSync('field/profiles'));
    expect(readFileSync(join(built, 'field/profiles/abb-b23.json'), 'utf8')).toBe(readFileSync('field/profiles/abb-b23.json', 'utf8'));
  });

  it('that are missing altogether are a problem; own ones count', async () => {
    const folder = temporaryFolder();
    await saveProfile(folder, own);
    const { profiles, problems } = await loadProfiles(folder, join(folder, 'none'));
    expect(Object.keys(profiles)).toEqual(['own-1']);
    expect(problems.map(problemText)).toEqual([`${join(folder, 'none')}: has no profile`]);
  });
});
