import { randomUUID } from 'node:crypto';
import { visitScreenCalls as calls } from '../../adapters/contract/index.ts';
import { plantDayOf, shiftDay } from '../../core/time/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { WebServer } from '../../server/http/zodTypes.ts';
import { namedVisits, plannedTable } from '../screen/visits.ts';
import { fileSender } from './fileSender.ts';
import { engineersActs, screenCall, type ScreenParts, stationNote } from './screenCalls.ts';

const tableDays = 400;
const noVisit = () => new CallRefused(404, 'There is no such visit, or no such station.');

/** The calls by which people plan visits to stations; a visit or station of others is one that isn't there. */
export function visitCalls(server: WebServer, parts: ScreenParts): void {
  const { store, clock } = parts;
  const noteAt = stationNote(parts);
  const sendFile = fileSender(parts);

  screenCall(server, parts, calls.planVisit, async (called) => {
    const { caller, body } = called;
    const { visit, stations, planned, note: words } = body;
    const saved = await engineersActs(store, caller).saveVisit({
      id: visit ?? randomUUID(),
      stations,
      planned,
      note: words,
      by: caller.name,
    });
    if (!saved) throw noVisit();
    const act = visit === undefined ? 'planVisit' : 'changeVisit';
    for (const station of new Set(stations)) await noteAt(called, station, { act, fields: ['stations', 'planned', 'note'] });
    return undefined;
  });
  screenCall(server, parts, calls.closeVisit, async (called) => {
    const { caller, body } = called;
    const { visit, done } = body;
    const stations = await engineersActs(store, caller).endVisit({ id: visit, done, by: caller.name });
    if (stations.length === 0) throw noVisit();
    for (const station of stations) await noteAt(called, station, { act: 'closeVisit', fields: ['done'] });
    return undefined;
  });
  screenCall(server, parts, calls.removeVisit, async (called) => {
    const { caller, body } = called;
    const { visit } = body;
    const stations = await engineersActs(store, caller).removeVisit(visit);
    if (stations.length === 0) throw noVisit();
    for (const station of stations) await noteAt(called, station, { act: 'removeVisit', fields: [] });
    return undefined;
  });
  screenCall(server, parts, calls.visitsTable, async (called) => {
    const { reading } = called;
    const doneFrom = shiftDay(plantDayOf(clock.nowMs(), 'UTC'), -tableDays);
    const [kept, stations] = await Promise.all([reading.visits(doneFrom), reading.stations()]);
    return sendFile(called, 'visits', 'csv', plannedTable(namedVisits(kept, stations)));
  });
}
