import { exchangeWants, type FleetAnswer, type FleetExchange, linkFindings, watchedEveryS, withBoot } from '../../core/fleet/index.ts';
import { hashOf, newToken } from './enrolments.ts';
import type { Clock, FleetStore } from '../../core/ports/index.ts';
import { msPerDay, msPerSecond } from '../../core/time/index.ts';

/** A token is renewed when it is so old. */
const tokenDays = 90;

export interface ExchangeParts {
  readonly ingest: FleetStore['ingest'];
  readonly clock: Clock;
  /** How often stations are to call. */
  readonly beatS: number;
  /** So much is on its way that the station is to bring no days, and to come again later. */
  readonly isLoaded: boolean;
}

/** Beats from one exchange to the next under load: fewer than after which a station is silent. */
const loadedBeats = 2;

/** Whether an answer asks for nothing that the station could do at once. */
export const isIdle = ({ wantsPlant, wantsInventory, days, eventsAfter, token, everyS }: FleetAnswer, beatS: number): boolean =>
  !wantsPlant && !wantsInventory && days.length === 0 && eventsAfter === undefined && token === undefined && everyS === beatS;

/** Keeps what a station says, and answers what the fleet wants of it. */
export async function takeExchange(
  { ingest, clock, beatS, isLoaded }: ExchangeParts,
  station: string,
  said: FleetExchange,
): Promise<FleetAnswer> {
  const nowMs = clock.nowMs();
  const before = await ingest.lastExchange(station);
  const isOffered = said.inventory !== undefined && said.inventoryRev !== before?.inventoryRev;
  const kept = isOffered ? await ingest.digests(station) : new Map<string, string>();
  const isSameLog = before?.events?.epoch === said.eventLog.epoch;
  const last = said.events.reduce((max, { id }) => Math.max(max, id), isSameLog ? (before?.events?.last ?? 0) : 0);
  const events = said.events.length === 0 ? undefined : { place: { epoch: said.eventLog.epoch, last }, events: said.events };
  const holding = {
    plantRev: said.plant === undefined ? before?.plantRev : said.plantRev,
    inventoryRev: before?.inventoryRev,
    events: events?.place ?? before?.events,
  };
  const wants = exchangeWants({ ...said, hasPlant: said.plant !== undefined }, holding, kept, { nowMs, ...(isLoaded && { count: 0 }) });
  const boots = withBoot(before?.boots, said.boot, nowMs);
  const { watchedUntilMs = -Infinity, tokenMadeMs = nowMs } = await ingest.saveExchange(station, {
    ...{ seenMs: nowMs, sentMs: said.sentMs, software: said.software, boots, isDigestRefused: said.isDigestRefused },
    ...{ beatS: said.beatS, state: said.state, satisfied: wants.satisfied, events },
    plant: said.plant && { rev: said.plantRev, plant: said.plant },
  });
  const token = nowMs - tokenMadeMs < tokenDays * msPerDay ? undefined : newToken();
  if (token !== undefined) await ingest.keepNextToken(station, hashOf(token), nowMs);
  const link = {
    ...{ seenMs: nowMs, sentMs: said.sentMs, beatMs: beatS * msPerSecond, boots, newerDays: 0 },
    ...{ isCardFailing: false, isMailFailing: false, isDigestRefused: said.isDigestRefused },
  };
  return {
    ...{ nowMs, everyS: watchedUntilMs > nowMs ? Math.min(beatS, watchedEveryS) : isLoaded ? loadedBeats * beatS : beatS, token },
    ...{ wantsPlant: wants.plant, wantsInventory: wants.inventory, days: wants.days, eventsAfter: wants.eventsAfter },
    problems: linkFindings(link, nowMs),
  };
}
