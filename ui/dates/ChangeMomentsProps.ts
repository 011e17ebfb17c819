import type { ClosedTimeRange, MomentChoice } from '../../core/time/index.ts';

/** A range of time to be changed. */
export interface ChangeMomentsProps {
  /** What is chosen when the dialog opens. */
  readonly value: MomentChoice;
  /** As they are when the dialog opens. */
  readonly bounds: ClosedTimeRange;
  readonly isOpen: boolean;
  /** With whole seconds inside the bounds, the start at least 1 s before the end; the dialog is to be closed then. */
  readonly onApply: (choice: ClosedTimeRange) => void;
  readonly onClose: () => void;
}
