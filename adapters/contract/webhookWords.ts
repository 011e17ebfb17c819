import type { WebhookProblem, WebhookReport } from '../../core/ports/index.ts';
import { doorProblems } from './doorProblems.ts';

/** How the receiver of fault events can be. */
export const webhookStates = ['off', 'noKey', 'ready', 'waiting'] as const satisfies readonly WebhookReport['state'][];

/** Why an event did not arrive, all of the codes. */
export const webhookProblems = [...doorProblems, 'rejected', 'redirected'] as const satisfies readonly WebhookProblem['code'][];
