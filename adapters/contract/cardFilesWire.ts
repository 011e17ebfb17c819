import { type DayFileDamage, dayFileName, type DayFileProblem, dayFileProblemCodes, dayOfDayFileName } from '../../core/dayFile/index.ts';
import type { ArchiveFile, ArchiveList, DamagedDayFile, ListedDayFile } from '../../core/ports/index.ts';
import { isPlantDay, type PlantDay } from '../../core/time/index.ts';
import { listOr, numberOr, oneOf, recordOr, textOr } from './lenient.ts';
import type { WireDamagedFile } from './schemas.ts';

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
    return [{ name, path, day: dayOfDayFileName(name) }];
  });
}

const archiveFiles = (wire: unknown): readonly ArchiveFile[] =>
  listOr(wire).flatMap((item) => {
    const { file, size } = recordOr(item);
    const name = textOr(file);
    return name === undefined ? [] : [{ name, sizeBytes: numberOr(size) }];
  });

/** A damaged day file as it is sent. */
export function encodeDamagedFile({ day, damage }: { readonly day: PlantDay; readonly damage: DayFileDamage }): WireDamagedFile {
  const { line, column, code, expected } = damage.first;
  return { file: dayFileName(day), problems: damage.problemCount, first: { line, column, problem: code, expected } };
}

const codeOr = oneOf(dayFileProblemCodes);

function problemOr(wire: unknown): DayFileProblem | undefined {
  const sent = recordOr(wire);
  const [line, column, code] = [numberOr(sent['line']), numberOr(sent['column']), codeOr(sent['problem'])];
  if (line === undefined || column === undefined || code === undefined) return undefined;
  return { line, column, code, expected: textOr(sent['expected']) ?? '' };
}

const damagedFiles = (wire: unknown): readonly DamagedDayFile[] =>
  listOr(wire).flatMap((item) => {
    const { file, problems, first } = recordOr(item);
    const name = textOr(file);
    return name === undefined ? [] : [{ name, problemCount: numberOr(problems), first: problemOr(first) }];
  });

/** Any content gives a result; a file without a name is left out. */
export function decodeArchiveList(wire: unknown): ArchiveList {
  const { GLW, Comp, inputs, damaged } = recordOr(wire);
  return { master: archiveFiles(GLW), compressors: archiveFiles(Comp), inputs: archiveFiles(inputs), damaged: damagedFiles(damaged) };
}
