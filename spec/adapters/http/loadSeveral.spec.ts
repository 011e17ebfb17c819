import { describe, expect, it } from '@jest/globals';
import { loadSeveral } from '../../../adapters/http/loadSeveral.ts';
import type { CallFailure, CallResult, Download, FilesProgress, LoadedDayFile, StopSignal } from '../../../core/ports/index.ts';

interface Loading {
  readonly path: string;
  readonly download: Download;
  readonly end: (result: CallResult<LoadedDayFile>) => void;
}

/** Files that load as far, and end as, is reported of them; one that is aborted ends so. */
function manualFiles() {
  const loading: Loading[] = [];
  const loadOne = (path: string, download: Download) =>
    new Promise<CallResult<LoadedDayFile>>((end) => {
      loading.push({ path, download, end });
      download.signal?.addEventListener('abort', () => end({ outcome: 'aborted' }));
    });
  const finish = (at: number) => {
    const { path, end } = loading[at]!;
    end({ outcome: 'succeeded', value: { path, bytes: new Uint8Array([at]) } });
  };
  const fail = (at: number, outcome: CallFailure) => loading[at]!.end({ outcome });
  const reach = (at: number, loadedBytes: number, totalBytes?: number) => loading[at]!.download.onProgress?.({ loadedBytes, totalBytes });
  return { loading, loadOne, finish, fail, reach };
}

const paths = ['a', 'b', 'c'];

describe('several files', () => {
  it('are asked for side by side, and come in the order asked for, whichever is ready first', async () => {
    const { loading, loadOne, finish } = manualFiles();
    const loaded = loadSeveral(paths, loadOne);
    expect(loading.map(({ path }) => path)).toEqual(paths);
    for (const at of [2, 0, 1]) finish(at);
    expect(await loaded).toMatchObject({ outcome: 'succeeded', value: paths.map((path) => ({ path })) });
  });

  it('are no more than three at a time, so that the first is there early', async () => {
    const { loading, loadOne, finish, fail } = manualFiles();
    const loaded = loadSeveral(['a', 'b', 'c', 'd', 'e'], loadOne);
    expect(loading.map(({ path }) => path)).toEqual(['a', 'b', 'c']);
    finish(1);
    await new Promise(setImmediate);
    expect(loading.map(({ path }) => path)).toEqual(['a', 'b', 'c', 'd']);
    fail(3, 'unreachable');
    expect(await loaded).toEqual({ outcome: 'unreachable' });
    expect(loading.length).toBe(4);
  });

  it('are handed on one by one in the order asked for, as soon as they can be, and none after a failure', async () => {
    const { loadOne, finish, fail } = manualFiles();
    const handed: string[] = [];
    const loaded = loadSeveral(['a', 'b', 'c', 'd'], loadOne, { onFile: ({ path }) => handed.push(path) });
    finish(1);
    await Promise.resolve();
    expect(handed).toEqual([]);
    finish(0);
    await Promise.resolve();
    expect(handed).toEqual(['a', 'b']);
    await new Promise(setImmediate);
    fail(2, 'failed');
    expect(await loaded).toEqual({ outcome: 'failed' });
    expect(handed).toEqual(['a', 'b']);
  });

  it('say how far they are together; the total is known once that of each is', async () => {
    const { loadOne, finish, reach } = manualFiles();
    const reported: FilesProgress[] = [];
    const loaded = loadSeveral(['a', 'b'], loadOne, { onProgress: (of) => reported.push(of) });
    reach(0, 10, 40);
    reach(1, 5, 60);
    reach(0, 40, 40);
    finish(0);
    reach(1, 60);
    await Promise.resolve();
    finish(1);
    await loaded;
    expect(reported).toEqual([
      { loadedBytes: 10, totalBytes: undefined, loadedFiles: 0, fileCount: 2 },
      { loadedBytes: 15, totalBytes: 100, loadedFiles: 0, fileCount: 2 },
      { loadedBytes: 45, totalBytes: 100, loadedFiles: 0, fileCount: 2 },
      { loadedBytes: 100, totalBytes: undefined, loadedFiles: 0, fileCount: 2 },
      { loadedBytes: 100, totalBytes: undefined, loadedFiles: 1, fileCount: 2 },
      { loadedBytes: 100, totalBytes: undefined, loadedFiles: 2, fileCount: 2 },
    ]);
  });

  it.each(['unreachable', 'refused', 'unauthorized', 'failed'] as const)('end all as soon as one is %s', async (outcome) => {
    const { loading, loadOne, finish, fail } = manualFiles();
    const loaded = loadSeveral(paths, loadOne);
    finish(0);
    fail(1, outcome);
    expect(await loaded).toEqual({ outcome });
    expect(loading[2]!.download.signal?.aborted).toBe(true);
  });

  it('end when nobody wants them any more, also when that was so from the beginning', async () => {
    const { loadOne, finish } = manualFiles();
    const ending = new AbortController();
    const loaded = loadSeveral(paths, loadOne, { signal: ending.signal });
    finish(0);
    ending.abort();
    expect(await loaded).toEqual({ outcome: 'aborted' });
    const asked: (StopSignal | undefined)[] = [];
    await loadSeveral(
      paths,
      (_, { signal }) => {
        asked.push(signal);
        return Promise.resolve({ outcome: 'aborted' });
      },
      { signal: AbortSignal.abort() },
    );
    expect(asked.every((signal) => signal?.aborted === true)).toBe(true);
  });
});
