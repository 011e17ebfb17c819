import type { FleetJoin, FleetReport } from '../../core/ports/index.ts';
import { listOr, numberOr, oneOf, orNull, recordOr, textOr, textsOr } from './lenient.ts';
import type { WireFleetJoin, WireFleetReport } from './fleetSchemas.ts';
import { fleetProblems, fleetStates } from './fleetWords.ts';

const stateOr = oneOf(fleetStates);
const problemOr = oneOf(fleetProblems);

export const encodeFleetReport = (report: FleetReport): WireFleetReport => ({
  state: report.state,
  station: orNull(report.station),
  problem: orNull(report.problem),
  problem_ms: orNull(report.problemMs),
  exchanged_ms: orNull(report.exchangedMs),
  finished_days: report.finishedDays,
  sent_days: report.sentDays,
  refused_days: report.refusedDays.map(({ day, reason }) => ({ day, reason: orNull(reason) })),
  findings: [...report.findings],
});

/** Any content gives a report. */
export function decodeFleetReport(wire: unknown): FleetReport {
  const { state, station, problem, problem_ms, exchanged_ms, finished_days, sent_days, refused_days, findings } = recordOr(wire);
  return {
    state: stateOr(state) ?? 'waiting',
    station: textOr(station),
    problem: problemOr(problem),
    problemMs: numberOr(problem_ms),
    exchangedMs: numberOr(exchanged_ms),
    finishedDays: numberOr(finished_days) ?? 0,
    sentDays: numberOr(sent_days) ?? 0,
    refusedDays: listOr(refused_days)
      .map(recordOr)
      .map(({ day, reason }) => ({ day: textOr(day) ?? '', reason: textOr(reason) })),
    findings: textsOr(findings),
  };
}

export const encodeFleetJoin = ({ hasJoined, problem }: FleetJoin): WireFleetJoin => ({ joined: hasJoined, problem: orNull(problem) });

/** Any content gives a result; one that does not say so has not joined. */
export function decodeFleetJoin(wire: unknown): FleetJoin {
  const { joined, problem } = recordOr(wire);
  return { hasJoined: joined === true, problem: problemOr(problem) };
}
