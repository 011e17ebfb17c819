import type { PlantDay } from '../../time/index.ts';
import type { DayFile } from '../DayFile.ts';
import type { DayFileMemory } from './dayFileMemory.ts';
import { dayOfDayFileName, isDayFileName } from '../dayFileName.ts';
import { readDayFile } from './dayFileReader.ts';

/** A day file with its place and its day in the plant's zone. */
export interface NamedDayFile extends DayFile {
  readonly path: string;
  /** Undefined where neither the name nor the header states the day. */
  readonly year: number | undefined;
  /** 1..12 */
  readonly month: number | undefined;
  readonly day: number | undefined;
}

/** Reads a file by its name and bytes; undefined when its name is not a day file's. For `memory` see `dayFileMemory`. */
export function readNamedDayFile(path: string, bytes: Uint8Array, memory?: DayFileMemory): NamedDayFile | undefined {
  const name = path.split(/[/\\]/).at(-1)!;
  if (!isDayFileName(name)) return undefined;
  const log = readDayFile(bytes, memory);
  const date: PlantDay | undefined = dayOfDayFileName(name) ?? log.header.date;
  const [year, month, day] = date?.split('-').map(Number) ?? [];
  return { ...log, path, year, month, day };
}
