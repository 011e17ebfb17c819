import type { Archive, ArchiveFile, DamagedDayFile } from '../../core/ports/index.ts';
import { fileBytes, type MemoryFiles } from './memoryFiles.ts';
import type { MemoryGate } from './memoryGate.ts';

/** The archives of a fake by name. */
export interface MemoryArchives {
  readonly master: MemoryFiles;
  readonly compressors: MemoryFiles;
  readonly inputs: MemoryFiles;
  readonly damaged: readonly DamagedDayFile[];
}

const listed = (files: MemoryFiles): readonly ArchiveFile[] =>
  [...files.keys()].map((name) => ({ name, sizeBytes: fileBytes(files, name)!.length }));

export function memoryArchive(gate: MemoryGate, { master, compressors, inputs, damaged }: MemoryArchives): Archive {
  return {
    list: (token, waiting) =>
      gate.ask({ call: 'archive', sent: undefined, token, signal: waiting?.signal }, () => ({
        master: listed(master),
        compressors: listed(compressors),
        inputs: listed(inputs),
        damaged,
      })),
    async read(name, token, { signal, onProgress } = {}) {
      const answer = await gate.ask(
        { call: 'archive', sent: name, token, signal },
        () => fileBytes(master, name) ?? fileBytes(compressors, name) ?? fileBytes(inputs, name),
      );
      if (answer.outcome === 'succeeded') onProgress?.({ loadedBytes: answer.value.length, totalBytes: answer.value.length });
      return answer;
    },
  };
}
