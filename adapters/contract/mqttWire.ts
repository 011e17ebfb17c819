import type { MqttReport, MqttTrial } from '../../core/ports/index.ts';
import { doorProblems } from './doorProblems.ts';
import { numberOr, oneOf, orNull, recordOr } from './lenient.ts';
import type { WireMqttReport, WireMqttTrial } from './mqttSchemas.ts';
import { mqttStates } from './mqttStates.ts';

const stateOr = oneOf(mqttStates);
const problemOr = oneOf(doorProblems);

export const encodeMqttReport = (report: MqttReport): WireMqttReport => ({
  state: report.state,
  problem: orNull(report.problem),
  problem_ms: orNull(report.problemMs),
  said_ms: orNull(report.saidMs),
  waiting_events: report.waitingEvents,
  lost_events: report.lostEvents,
});

/** Any content gives a report. */
export function decodeMqttReport(wire: unknown): MqttReport {
  const { state, problem, problem_ms, said_ms, waiting_events, lost_events } = recordOr(wire);
  return {
    state: stateOr(state) ?? 'connecting',
    problem: problemOr(problem),
    problemMs: numberOr(problem_ms),
    saidMs: numberOr(said_ms),
    waitingEvents: numberOr(waiting_events) ?? 0,
    lostEvents: numberOr(lost_events) ?? 0,
  };
}

export const encodeMqttTrial = ({ isConnected, problem }: MqttTrial): WireMqttTrial => ({
  connected: isConnected,
  problem: orNull(problem),
});

/** Any content gives a result; one that does not say so did not connect. */
export function decodeMqttTrial(wire: unknown): MqttTrial {
  const { connected, problem } = recordOr(wire);
  return { isConnected: connected === true, problem: problemOr(problem) };
}
