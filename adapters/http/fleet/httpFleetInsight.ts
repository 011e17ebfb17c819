import type { FleetInsightApi } from '../../../core/ports/index.ts';
import { insightScreenCalls as calls, visitScreenCalls as visits } from '../../contract/index.ts';
import type { FleetCaller } from './fleetCaller.ts';
import { screenCall, screenReader } from './screenCall.ts';

/**
 * Asks over HTTP for what is calculated over all stations of a fleet.
 * Without a month the server chooses one.
 */
export function httpFleetInsight({ ask, order }: FleetCaller): FleetInsightApi {
  return {
    service: (waiting) => ask(screenCall(calls.service, { waiting }), screenReader(calls.service)),
    planVisit: (body) => order(screenCall(visits.planVisit, { body })),
    closeVisit: (visit, done) => order(screenCall(visits.closeVisit, { body: { visit, done } })),
    removeVisit: (visit) => order(screenCall(visits.removeVisit, { body: { visit } })),
    energy: (month, waiting) => ask(screenCall(calls.energy, { query: { month }, waiting }), screenReader(calls.energy)),
    leaks: (waiting) => ask(screenCall(calls.leaks, { waiting }), screenReader(calls.leaks)),
    models: (waiting) => ask(screenCall(calls.models, { waiting }), screenReader(calls.models)),
  };
}
