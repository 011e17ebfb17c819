import type { PlantDay } from '../time/index.ts';
import type { DayLog } from './DayLog.ts';
import type { DayLogMemory } from './dayLogMemory.ts';
import { dayOfDayLogName, isDayLogName } from './dayLogName.ts';
import { readDayLog } from './dayLogReader.ts';

/** A day file with its place and its day in the plant's zone. */
export interface DayFile extends DayLog {
  readonly path: string;
  /** Undefined where neither the name nor the header tells the day. */
  readonly year: number | undefined;
  /** 1..12 */
  readonly month: number | undefined;
  readonly day: number | undefined;
}

/** Reads a file by its name and bytes; undefined when its name is not a day file's. For `memory` see `dayLogMemory`. */
export function readDayFile(path: string, bytes: Uint8Array, memory?: DayLogMemory): DayFile | undefined {
  const name = path.split(/[/\\]/).at(-1)!;
  if (!isDayLogName(name)) return undefined;
  const log = readDayLog(bytes, memory);
  const date: PlantDay | undefined = dayOfDayLogName(name) ?? log.header.date;
  const [year, month, day] = date?.split('-').map(Number) ?? [];
  return { ...log, path, year, month, day };
}
