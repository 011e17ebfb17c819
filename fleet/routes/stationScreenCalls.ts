import { stationScreenCalls as calls } from '../../adapters/contract/index.ts';
import { byUrgency, filterStations } from '../../core/fleet/index.ts';
import { daysFrom, msPerMinute, msPerSecond } from '../../core/time/index.ts';
import { BadInput } from '../../server/http/BadInput.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { WebServer } from '../../server/http/zodTypes.ts';
import { defaultLanguage } from '../../i18n/index.ts';
import { dataRows } from '../screen/dataRows.ts';
import { faultsView } from '../screen/faultsView.ts';
import { faultsTable } from '../screen/faultsTable.ts';
import { figuresOfTotals } from '../screen/figures.ts';
import { stationRows } from '../screen/stationRows.ts';
import { stationsTable } from '../screen/stationsTable.ts';
import { stationQuarters, stationView } from '../screen/stationView.ts';
import { fileSender } from './fileSender.ts';
import { liveStream } from './liveStream.ts';
import { engineersActs, organisationsOf, screenCall, type ScreenParts, stationNote } from './screenCalls.ts';

/** A page asks again while it is open. */
const watchedMs = msPerMinute;
const longestRangeDays = 400;

const noStation = () => new CallRefused(404, 'There is no such station.');

/** The calls of pages about stations. A station of others is one that isn't there. */
export function stationScreenCalls(server: WebServer, parts: ScreenParts): void {
  const { store, insights, live, callerOf } = parts;
  const noteAt = stationNote(parts);
  const sendFile = fileSender(parts);
  const time = () => ({ nowMs: parts.clock.nowMs(), beatMs: parts.beatS * msPerSecond });

  screenCall(server, parts, calls.stations, ({ reading }) => stationRows(reading, insights, time()));
  screenCall(server, parts, calls.stationsTable, async (called) => {
    const { q = '', org, state, region, language = defaultLanguage } = called.query;
    const rows = await stationRows(called.reading, insights, time());
    const shown = filterStations(byUrgency(rows), { text: q, organisation: org, standing: state, region });
    return sendFile(called, 'stations', 'csv', stationsTable(shown, language));
  });
  screenCall(server, parts, calls.station, async ({ reading, params: { station } }) => {
    const view = await stationView(reading, station, insights, time());
    if (view === undefined) throw noStation();
    await store.watches.watch(station, time().nowMs + watchedMs);
    return view;
  });
  screenCall(server, parts, calls.stationDays, async ({ reading, params: { station }, query: { from, until } }) => {
    if (daysFrom(from, until) > longestRangeDays) throw new BadInput(`until: expected at most ${longestRangeDays} days after from.`, []);
    const days = await reading.daysOf(station, from, until);
    return days.map(({ day, figures }) => ({ ...figuresOfTotals(figures), day }));
  });
  screenCall(server, parts, calls.stationQuarters, async ({ reading, params: { station }, query: { day } }) => {
    const quarters = await stationQuarters(reading, station, day);
    if (quarters === undefined) throw new CallRefused(404, 'There is no record of this day.');
    return quarters;
  });
  screenCall(server, parts, calls.faults, ({ reading }) => faultsView(reading, time().nowMs));
  screenCall(server, parts, calls.faultsTable, async (called) =>
    sendFile(
      called,
      'faults',
      'csv',
      faultsTable(await faultsView(called.reading, time().nowMs), called.query.language ?? defaultLanguage),
    ),
  );
  screenCall(server, parts, calls.acknowledgeFault, async (called) => {
    const { caller, body } = called;
    const { station, source, bitIndex, why } = body;
    const saved = await engineersActs(store, caller).saveSeen({ station, source, bitIndex, by: caller.name, atMs: time().nowMs, why });
    if (!saved) throw noStation();
    await noteAt(called, station, { act: 'acknowledgeFault', fields: ['why'] });
    return undefined;
  });
  screenCall(server, parts, calls.data, ({ reading }) => dataRows(reading, time()));
  screenCall(server, parts, calls.live, ({ caller, request, reply }) => {
    const organisationsNow = async () => {
      const now = await callerOf(request);
      return now && organisationsOf(now);
    };
    liveStream(request, reply, { live, organisations: organisationsOf(caller), organisationsNow });
    return Promise.resolve(undefined);
  });
}
