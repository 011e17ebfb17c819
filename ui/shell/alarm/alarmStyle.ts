import { type Look, severityStyle } from '../../kit/index.ts';
import { stateStyle } from '../../station/index.ts';
import type { Alarm } from './alarms.ts';

/** How an alarm is shown. */
export const lookOf = ({ severity, state }: Alarm): Look => (state === undefined ? severityStyle[severity] : stateStyle[state]);
