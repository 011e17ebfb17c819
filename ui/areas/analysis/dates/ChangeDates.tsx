import { lazy, Suspense, useEffect } from 'react';
import type { DayBounds, DayChoice, DayRangeChoice } from '../../../../core/time/index.ts';
import type { AvailableDaysState } from './AvailableDays.ts';

const code = () => import('./DatesDialog.tsx');
const DatesDialog = lazy(async () => ({ default: (await code()).DatesDialog }));

export interface ChangeDatesProps {
  /** What is chosen when the dialog opens. */
  readonly value: DayChoice;
  readonly bounds: DayBounds;
  /** Whether the days of the bounds are known; says so where they are not. */
  readonly daysState?: AvailableDaysState | undefined;
  readonly isOpen: boolean;
  /** With a choice that keeps the bounds; the dialog is to be closed then. */
  readonly onApply: (choice: DayRangeChoice) => void;
  readonly onClose: () => void;
}

/** The dialog that changes a range of days; its code comes when it is first needed. */
export function ChangeDates({ isOpen, ...dialog }: ChangeDatesProps) {
  // fetched ahead, so that it opens without a connection too
  useEffect(() => void code().catch(() => undefined), []);
  return (
    isOpen && (
      <Suspense>
        <DatesDialog {...dialog} />
      </Suspense>
    )
  );
}
