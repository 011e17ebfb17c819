import { type Look, severityLook } from '../../kit/index.ts';
import { stateLook } from '../../station/index.ts';
import type { Alarm } from './alarms.ts';

/** How an alarm is shown. */
export const lookOf = ({ severity, state }: Alarm): Look => (state === undefined ? severityLook[severity] : stateLook[state]);
