import type { IconName } from './iconNames.ts';

/** How a state is shown. */
export interface Look {
  readonly icon: IconName;
  /** CSS class that sets the state's colours. */
  readonly tone: string;
  /** Text id. */
  readonly word: string;
}
