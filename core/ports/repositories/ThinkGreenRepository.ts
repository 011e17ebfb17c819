import type { RangeTotals } from '../../totals/index.ts';

/** Since when think-green figures are counted, and what was counted of the days that are over. */
export interface StoredThinkGreen {
  readonly resetMs: number;
  /** Undefined when it has to be counted again. */
  readonly counted: RangeTotals | undefined;
}

/** What think-green figures start from. */
export interface ThinkGreenRepository {
  /** Undefined before the first reset. */
  load(): StoredThinkGreen | undefined;
  save(stored: StoredThinkGreen): void;
}
