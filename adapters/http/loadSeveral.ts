import { maxLoadedFiles } from '../../core/dayFile/index.ts';
import type { CallResult, DayFilesDownload, Download, DownloadProgress, LoadedDayFile } from '../../core/ports/index.ts';

type LoadOne = (path: string, download: Download) => Promise<CallResult<LoadedDayFile>>;

/** Bytes of all files; the total is unknown while that of any file is. */
function sumOf(files: readonly (DownloadProgress | undefined)[]): DownloadProgress {
  let loadedBytes = 0;
  let totalBytes: number | undefined = 0;
  for (const file of files) {
    loadedBytes += file?.loadedBytes ?? 0;
    totalBytes = totalBytes === undefined || file?.totalBytes === undefined ? undefined : totalBytes + file.totalBytes;
  }
  return { loadedBytes, totalBytes };
}

/** More at once would wait for a connection of the browser, which are also wanted for other calls, and none would be there early. */
const sideBySide = 3;

/** Does the work for each item, in order and so many at a time. */
async function inParallel<Item, Done>(items: readonly Item[], work: (item: Item, at: number) => Promise<Done>): Promise<readonly Done[]> {
  const done: Done[] = [];
  const waiting = items.entries();
  const workOn = async () => {
    for (const [at, item] of waiting) done[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: sideBySide }, workOn));
  return done;
}

/** Loads files side by side; the first that fails ends the others. */
export async function loadSeveral(
  paths: readonly string[],
  loadOne: LoadOne,
  { signal, onProgress, onFile }: DayFilesDownload = {},
): Promise<CallResult<readonly LoadedDayFile[]>> {
  const wanted = paths.slice(0, maxLoadedFiles);
  const ending = new AbortController();
  const abort = () => ending.abort();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted === true) abort();

  const progress: (DownloadProgress | undefined)[] = wanted.map(() => undefined);
  let loadedFiles = 0;
  const notify = () => onProgress?.({ ...sumOf(progress), loadedFiles, fileCount: wanted.length });
  let failure: CallResult<never> | undefined;

  const ready: (LoadedDayFile | undefined)[] = [];
  let handed = 0;
  const hand = () => {
    for (let next = ready[handed]; next !== undefined; next = ready[++handed]) onFile?.(next);
  };

  const load = async (path: string, at: number): Promise<LoadedDayFile | undefined> => {
    if (ending.signal.aborted) {
      failure ??= { outcome: 'aborted' };
      return undefined;
    }
    const answer = await loadOne(path, {
      signal: ending.signal,
      onProgress(of) {
        progress[at] = of;
        notify();
      },
    });
    if (answer.outcome !== 'succeeded') {
      failure ??= answer;
      abort();
      return undefined;
    }
    loadedFiles++;
    notify();
    ready[at] = answer.value;
    if (failure === undefined) hand();
    return answer.value;
  };
  const loaded = await inParallel(wanted, load);
  signal?.removeEventListener('abort', abort);
  return failure ?? { outcome: 'succeeded', value: loaded.filter((file) => file !== undefined) };
}
