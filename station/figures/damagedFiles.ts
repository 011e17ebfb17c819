import type { Logger } from 'pino';
import { type DayFileDamage, dayFileName } from '../../core/dayFile/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import type { DamagedDay, DamageRepository, FileIdentity } from '../../core/ports/index.ts';
import type { DayFiles } from './DayFiles.ts';

/** The day files that could be read only in part. */
export interface DamagedFiles {
  /** Takes what reading a file has found, undefined for nothing; the same file is logged once. */
  note(day: PlantDay, file: FileIdentity, damage: DayFileDamage | undefined): void;
  /** Forgets those of all other days. */
  keepOnly(days: readonly PlantDay[]): void;
  /** Those that are on the card unchanged, newest first. */
  list(): Promise<readonly DamagedDay[]>;
}

const isSame = (one: FileIdentity, other: FileIdentity | undefined) =>
  one.sizeBytes === other?.sizeBytes && one.modifiedMs === other.modifiedMs;

function logLine(day: PlantDay, { problemCount, first: { line, column, code, expected } }: DayFileDamage): string {
  const problems = problemCount === 1 ? '1 problem' : `${problemCount} problems, the first`;
  const what = expected === '' ? code : `${code}, expected ${expected}`;
  return `SD card: ${dayFileName(day)} has ${problems} in line ${line}, column ${column} (${what}); what can be read of it counts`;
}

export function damagedFiles(repository: DamageRepository, files: Pick<DayFiles, 'identity'>, log: Pick<Logger, 'warn'>): DamagedFiles {
  return {
    note(day, file, damage) {
      if (damage === undefined) {
        repository.remove(day);
        return;
      }
      if (!isSame(file, repository.find(day)?.file)) log.warn(logLine(day, damage));
      repository.save({ day, file, damage });
    },
    keepOnly(days) {
      const kept = new Set(days);
      for (const { day } of repository.all()) if (!kept.has(day)) repository.remove(day);
    },
    async list() {
      const listed: DamagedDay[] = [];
      for (const each of repository.all()) if (isSame(each.file, await files.identity(each.day))) listed.push(each);
      return listed;
    },
  };
}
