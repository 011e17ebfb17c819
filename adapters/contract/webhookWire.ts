import type { WebhookProblem, WebhookReport, WebhookTrial } from '../../core/ports/index.ts';
import { numberOr, oneOf, orNull, recordOr } from './lenient.ts';
import type { WireWebhookReport, WireWebhookTrial } from './webhookSchemas.ts';
import { webhookProblems, webhookStates } from './webhookWords.ts';

const stateOr = oneOf(webhookStates);
const problemOr = oneOf(webhookProblems);

const encodeProblem = (problem: WebhookProblem | undefined) => ({ problem: orNull(problem?.code), status: orNull(problem?.status) });

function decodeProblem(problem: unknown, status: unknown): WebhookProblem | undefined {
  const code = problemOr(problem);
  return code && { code, status: numberOr(status) };
}

export const encodeWebhookReport = (report: WebhookReport): WireWebhookReport => ({
  state: report.state,
  ...encodeProblem(report.problem),
  problem_ms: orNull(report.problemMs),
  said_ms: orNull(report.saidMs),
  waiting_events: report.waitingEvents,
  lost_events: report.lostEvents,
});

/** Any content gives a report. */
export function decodeWebhookReport(wire: unknown): WebhookReport {
  const { state, problem, status, problem_ms, said_ms, waiting_events, lost_events } = recordOr(wire);
  return {
    state: stateOr(state) ?? 'waiting',
    problem: decodeProblem(problem, status),
    problemMs: numberOr(problem_ms),
    saidMs: numberOr(said_ms),
    waitingEvents: numberOr(waiting_events) ?? 0,
    lostEvents: numberOr(lost_events) ?? 0,
  };
}

export const encodeWebhookTrial = ({ hasArrived, problem }: WebhookTrial): WireWebhookTrial => ({
  arrived: hasArrived,
  ...encodeProblem(problem),
});

/** Any content gives a result; one that does not say so did not arrive. */
export function decodeWebhookTrial(wire: unknown): WebhookTrial {
  const { arrived, problem, status } = recordOr(wire);
  return { hasArrived: arrived === true, problem: decodeProblem(problem, status) };
}
