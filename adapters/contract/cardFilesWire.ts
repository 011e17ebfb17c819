import { dayOfDayLogName } from '../../core/daylog/index.ts';
import type { ArchiveFile, ArchiveList, ListedDayFile } from '../../core/ports/index.ts';
import { isPlantDay, type PlantDay } from '../../core/time/index.ts';
import { listOr, numberOr, recordOr, textOr } from './lenient.ts';

/** Any content gives a list; what is no day is left out. */
export function decodeAvailableDays(wire: unknown): readonly PlantDay[] {
  return listOr(wire).filter((day): day is PlantDay => typeof day === 'string' && isPlantDay(day));
}

/** Any content gives a list; a file without a path can't be asked for and is left out. */
export function decodeDayFileList(wire: unknown): readonly ListedDayFile[] {
  return listOr(wire).flatMap((item) => {
    const { path: sentPath, name: sentName } = recordOr(item);
    const path = textOr(sentPath);
    if (path === undefined) return [];
    const name = textOr(sentName) ?? path.slice(path.lastIndexOf('/') + 1);
    return [{ name, path, day: dayOfDayLogName(name) }];
  });
}

const archiveFiles = (wire: unknown): readonly ArchiveFile[] =>
  listOr(wire).flatMap((item) => {
    const { file, size } = recordOr(item);
    const name = textOr(file);
    return name === undefined ? [] : [{ name, sizeBytes: numberOr(size) }];
  });

/** Any content gives a result; a file without a name is left out. */
export function decodeArchiveList(wire: unknown): ArchiveList {
  const { GLW, Comp } = recordOr(wire);
  return { master: archiveFiles(GLW), compressors: archiveFiles(Comp) };
}
