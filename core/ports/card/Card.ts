import type { PlantDay } from '../../time/index.ts';
import type { CardArchives } from './CardArchives.ts';
import type { CardDayFiles, CardInputFiles } from './CardDayFiles.ts';

/** How much a card may hold. */
export interface RoomRules {
  /** The plant's. */
  readonly today: PlantDay;
  /** Max that the card may hold; in any case a tenth of the room that it has is kept free, at least 64 MB or half of a tiny disk. */
  readonly maxBytes?: number;
}

/** What was done to keep room. */
export interface KeptRoom {
  /** From the card on, oldest day first. */
  readonly removed: readonly string[];
  readonly removedBytes: number;
  /** What the card holds now. */
  readonly usedBytes: number;
  readonly limitBytes: number;
  /** Why the first file that should be removed could not be. */
  readonly error: string | undefined;
}

/**
 * A station's memory card, which may be missing, exchanged or full at any time. What can't be done throws an error as the system's is: with a
 * `code` such as ENOSPC and a `syscall`. What is read of a missing card is empty.
 */
export interface Card {
  /**
   * Once the card is this station's; of a card that was exchanged, the new one. Throws when another station has it.
   * A card that can't be locked, such as one that is missing or read-only, is left open to all.
   */
  hold(): Promise<void>;
  /** Makes the card's folder when it is missing; throws when it can't take so many bytes. */
  check(neededBytes?: number): Promise<void>;
  /**
   * Removes the oldest days, each with its day file and its file of analog inputs, until the card is within its limit; never today, yesterday
   * or a later day, and nothing else on the card.
   * Throws when the card can't be read.
   */
  keepRoom(rules: RoomRules): Promise<KeptRoom>;
  readonly dayFiles: CardDayFiles;
  readonly inputFiles: CardInputFiles;
  readonly archives: CardArchives;
  /** Leaves the card to others. */
  close(): void;
}
