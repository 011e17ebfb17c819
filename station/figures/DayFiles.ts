import type { PlantDay } from '../../core/time/index.ts';
import type { FileIdentity } from '../../core/ports/index.ts';

/** The day files on the card. */
export interface DayFiles {
  /** Days that have a file, ascending. */
  days(): Promise<readonly PlantDay[]>;
  /** Undefined when there is no such file. */
  identity(day: PlantDay): Promise<FileIdentity | undefined>;
  path(day: PlantDay): string;
}
