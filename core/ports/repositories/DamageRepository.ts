import type { DayFileDamage } from '../../dayFile/index.ts';
import type { PlantDay } from '../../time/index.ts';
import type { FileIdentity } from './FileIdentity.ts';

/** What is wrong with a day's file. */
export interface DamagedDay {
  readonly day: PlantDay;
  readonly file: FileIdentity;
  readonly damage: DayFileDamage;
}

/** What was wrong with day files when they were read. */
export interface DamageRepository {
  /** Newest day first. */
  all(): readonly DamagedDay[];
  find(day: PlantDay): DamagedDay | undefined;
  save(stored: DamagedDay): void;
  remove(day: PlantDay): void;
}
