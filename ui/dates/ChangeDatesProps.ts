import type { DayBounds, DayChoice, DayRangeChoice } from '../../core/time/index.ts';
import type { QueryState } from '../stores/index.ts';

/** A range of days to be changed. */
export interface ChangeDatesProps {
  /** What is chosen when the dialog opens. */
  readonly value: DayChoice;
  readonly bounds: DayBounds;
  /** Of more days with data only the newest are taken; all of them without it. */
  readonly maxDays?: number | undefined;
  /** Whether the days of the bounds are known; says so where they are not. */
  readonly daysState?: QueryState | undefined;
  readonly isOpen: boolean;
  /** With a choice that keeps the bounds; the dialog is to be closed then. */
  readonly onApply: (choice: DayRangeChoice) => void;
  readonly onClose: () => void;
}
