import type { Card, CardDayFiles } from '../../core/ports/index.ts';
import type { PlantDay } from '../../core/time/index.ts';

/** The day files that figures are made of. */
export interface DayFiles {
  /** Days that have a file, ascending. */
  days(): Promise<readonly PlantDay[]>;
  readonly identity: CardDayFiles['identity'];
  /** Where a process of its own reads it. */
  path(day: PlantDay): string;
}

/** The day files of a card. */
export function cardDayFiles({ dayFiles }: Pick<Card, 'dayFiles'>, path: DayFiles['path']): DayFiles {
  return {
    days: async () => (await dayFiles.list()).map(({ day }) => day),
    identity: (day) => dayFiles.identity(day),
    path,
  };
}
