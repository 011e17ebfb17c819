import type { PlantDay } from '../../time/index.ts';
import type { FileIdentity } from './FileIdentity.ts';

/** Sums of a day's file as bytes: the whole day's, and what its quarter hours say of leaks and of energy. */
export interface DayTotalsBytes {
  readonly summary: Uint8Array;
  readonly flows: Uint8Array;
  readonly energies: Uint8Array;
}

/** Those, and the sums of the quarter hours, which take most room and are seldom wanted. */
export type TotalsPart = keyof DayTotalsBytes | 'quarters';

/** Sums of day files; any of them may be lost, for they can be made again. */
export interface TotalsRepository {
  /** Undefined when there is none of this file. */
  find(part: TotalsPart, day: PlantDay, file: FileIdentity): Uint8Array | undefined;
  save(day: PlantDay, file: FileIdentity, bytes: DayTotalsBytes): void;
  /** Beside the sums of this very file; without those, nothing is kept. */
  saveQuarters(day: PlantDay, file: FileIdentity, quarters: Uint8Array): void;
  /** Removes those of all other days. */
  keepOnly(days: readonly PlantDay[]): void;
  clear(): void;
}
