import { describe, expect, it } from '@jest/globals';
import { dayFileName, maxLoadedFiles } from '../../core/dayFile/index.ts';
import type { CallResult, DownloadProgress, FilesProgress } from '../../core/ports/index.ts';
import { knownArchives, knownDamagedFile, knownInputArchives, knownDayFiles, knownDays } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const known = [...knownDayFiles];
const [firstPath, firstText] = known[0]!;
const unknownNames = ['none.csv', '2026/03/none.csv', '', 'ä b%2f.csv', '2026\\03\\MCHE-20260302.csv', `${firstPath}/`];

function valueOf<T>(result: CallResult<T>): T {
  if (result.outcome !== 'succeeded') throw new Error(result.outcome);
  return result.value;
}

/** What every source of files does. */
export function cardContract({ station, tokenOf }: Reached): void {
  describe('day files', () => {
    it('are there for the available days, ascending', async () => {
      const days = valueOf(await station().dayFiles.availableDays(await tokenOf('demo')));
      expect(days).toEqual(expect.arrayContaining([...knownDays]));
      expect(days).toEqual([...days].sort());
    });

    it('are listed with their name, path and day', async () => {
      const files = valueOf(await station().dayFiles.list(await tokenOf('demo')));
      expect(files).toEqual(
        expect.arrayContaining(known.map(([path], i) => ({ path, name: dayFileName(knownDays[i]!), day: knownDays[i] }))),
      );
    });

    it('come as they are on the card, in a buffer of their own', async () => {
      const progress: DownloadProgress[] = [];
      const { path, bytes } = valueOf(
        await station().dayFiles.read(firstPath, await tokenOf('demo'), { onProgress: (of) => progress.push(of) }),
      );
      expect(path).toBe(firstPath);
      expect(Buffer.from(bytes).equals(bytesOf(firstText))).toBe(true);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
      const loaded = progress.map(({ loadedBytes }) => loadedBytes);
      expect(loaded).toEqual([...loaded].sort((a, b) => a - b));
      expect(loaded.at(-1)).toBe(bytes.length);
    });

    it.each(unknownNames)('that are not there are refused: %p', async (path) => {
      expect(await station().dayFiles.read(path, await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });

    it('come several at a time in the order asked for, and it is reported how far they are', async () => {
      const progress: FilesProgress[] = [];
      const paths = known.map(([path]) => path).reverse();
      const files = valueOf(await station().dayFiles.readSeveral(paths, await tokenOf('demo'), { onProgress: (of) => progress.push(of) }));
      expect(files.map(({ path }) => path)).toEqual(paths);
      expect(files.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(paths.map((path) => knownDayFiles.get(path)));
      expect(progress.at(-1)).toMatchObject({
        loadedBytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
        loadedFiles: paths.length,
        fileCount: paths.length,
      });
      expect(progress.every(({ fileCount }) => fileCount === paths.length)).toBe(true);
    });

    it('are handed on one by one in that order, and may be taken away', async () => {
      const handed: string[] = [];
      const paths = known.map(([path]) => path).reverse();
      const files = valueOf(
        await station().dayFiles.readSeveral(paths, await tokenOf('demo'), {
          onFile({ path, bytes }) {
            handed.push(path);
            structuredClone(bytes, { transfer: [bytes.buffer] });
          },
        }),
      );
      expect(handed).toEqual(paths);
      expect(files.map(({ bytes }) => bytes.length)).toEqual(paths.map(() => 0));
    });

    it('are not asked for in larger numbers than there may be', async () => {
      const paths = Array.from({ length: maxLoadedFiles + 2 }, () => firstPath);
      const files = valueOf(await station().dayFiles.readSeveral(paths, await tokenOf('demo')));
      expect(files.length).toBe(8);
    });

    it('fail together when one of them does', async () => {
      const paths = [firstPath, 'none.csv', known[1]![0]];
      expect(await station().dayFiles.readSeveral(paths, await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });

    it('none of which are asked for are none', async () => {
      expect(await station().dayFiles.readSeveral([], await tokenOf('demo'))).toEqual({ outcome: 'succeeded', value: [] });
    });
  });

  describe('archive', () => {
    it.each(['master', 'compressors'] as const)('lists the files of %s with their sizes', async (kind) => {
      const list = valueOf(await station().archive.list(await tokenOf('read')));
      const expected = [...knownArchives[kind]].map(([name, text]) => ({ name, sizeBytes: bytesOf(text).length }));
      expect(list[kind]).toEqual(expect.arrayContaining(expected));
    });

    it('lists the files of analog inputs with their sizes, and gives each as it is', async () => {
      const list = valueOf(await station().archive.list(await tokenOf('read')));
      const expected = [...knownInputArchives()].map(([name, text]) => ({ name, sizeBytes: bytesOf(text).length }));
      expect(list.inputs).toEqual(expect.arrayContaining(expected));
      for (const [name, text] of knownInputArchives())
        expect(new TextDecoder().decode(valueOf(await station().archive.read(name, await tokenOf('read'))))).toBe(text);
    });

    it('lists the day files that could be read only in part, with the first problem, once they were read', async () => {
      const damaged = async () => valueOf(await station().archive.list(await tokenOf('read'))).damaged;
      while ((await damaged()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await damaged()).toEqual([knownDamagedFile.listed]);
    });

    it.each([...knownArchives.master, ...knownArchives.compressors])('gives %s as it is', async (name, text) => {
      const bytes = valueOf(await station().archive.read(name, await tokenOf('read')));
      expect(new TextDecoder().decode(bytes)).toBe(text);
    });

    it.each(['none.csv', 'GLW_1999-01.csv', 'INPUTS-1999-01-01.csv', 'x/GLW_2026-02.csv', '', firstPath])(
      'refuses what is not there: %p',
      async (name) => {
        expect(await station().archive.read(name, await tokenOf('read'))).toEqual({ outcome: 'refused' });
      },
    );
  });
}
