import type { WebhookApi, WebhookReport } from '../../core/ports/index.ts';
import type { MemoryGate } from './memoryGate.ts';

/** Without a receiver. */
export const noWebhook: WebhookReport = {
  state: 'off',
  problem: undefined,
  problemMs: undefined,
  saidMs: undefined,
  waitingEvents: 0,
  lostEvents: 0,
};

/** What a fake knows of its webhook. */
export function memoryWebhook(gate: MemoryGate, report: () => WebhookReport): WebhookApi {
  return {
    report: (token, waiting) => gate.ask({ call: 'webhook', sent: undefined, token, signal: waiting?.signal }, report),
    try: (token, waiting) =>
      gate.ask({ call: 'webhook', sent: 'trial', token, signal: waiting?.signal }, () => {
        const { state, problem } = report();
        return {
          hasArrived: state === 'ready',
          problem: state === 'ready' ? undefined : (problem ?? { code: 'noSuchHost', status: undefined }),
        };
      }),
  };
}
