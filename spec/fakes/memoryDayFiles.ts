import { dayOfDayFileName, maxLoadedFiles } from '../../core/dayFile/index.ts';
import type { CallResult, DayFiles, Download, ListedDayFile, LoadedDayFile, SessionToken } from '../../core/ports/index.ts';
import { fileBytes, type MemoryFiles } from './memoryFiles.ts';
import type { MemoryGate } from './memoryGate.ts';

function listed(path: string): ListedDayFile {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { name, path, day: dayOfDayFileName(name) };
}

/** The day files of a fake, by path. */
export function memoryDayFiles(gate: MemoryGate, files: MemoryFiles): DayFiles {
  const list = () => [...files.keys()].sort().map(listed);

  const read = async (path: string, token: SessionToken, download: Download = {}): Promise<CallResult<LoadedDayFile>> => {
    const { signal, onProgress } = download;
    const answer = await gate.ask({ call: 'dayFiles', sent: path, token, signal }, () => fileBytes(files, path));
    if (answer.outcome !== 'succeeded') return answer;
    const bytes = answer.value;
    onProgress?.({ loadedBytes: bytes.length, totalBytes: bytes.length });
    return { outcome: 'succeeded', value: { path, bytes } };
  };

  return {
    availableDays: (token, waiting) =>
      gate.ask({ call: 'availableDays', sent: undefined, token, signal: waiting?.signal }, () =>
        list().flatMap(({ day }) => (day === undefined ? [] : [day])),
      ),
    list: (token, waiting) => gate.ask({ call: 'dayFiles', sent: undefined, token, signal: waiting?.signal }, list),
    read,
    async readSeveral(paths, token, { signal, onProgress, onFile } = {}) {
      const wanted = paths.slice(0, maxLoadedFiles);
      const value: LoadedDayFile[] = [];
      let loadedBytes = 0;
      for (const path of wanted) {
        const answer = await read(path, token, { signal });
        if (answer.outcome !== 'succeeded') return answer;
        value.push(answer.value);
        loadedBytes += answer.value.bytes.length;
        onProgress?.({ loadedBytes, totalBytes: undefined, loadedFiles: value.length, fileCount: wanted.length });
        onFile?.(answer.value);
      }
      return { outcome: 'succeeded', value };
    },
  };
}
