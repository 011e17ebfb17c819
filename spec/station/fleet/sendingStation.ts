import { afterEach } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { fleetLink } from '../../../adapters/fleetlink/index.ts';
import type { FleetLink } from '../../../core/ports/index.ts';
import type { PlantDay } from '../../../core/time/index.ts';
import { dayDigests, type DayDigests } from '../../../station/fleet/dayDigests.ts';
import { type FleetSender, fleetSender } from '../../../station/fleet/fleetSender.ts';
import { fleetTokens } from '../../../station/fleet/fleetTokens.ts';
import { stationOffer } from '../../../station/fleet/stationOffer.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import type { StationTotals } from '../../../station/figures/stationTotals.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';
import type { OpenedFleet } from '../../fleet/openedFleet.ts';
import { logLines } from '../logLines.ts';
import { openTotals } from '../figures/openTotals.ts';
import type { PlantCard } from '../figures/plantCard.ts';
import { until } from '../until.ts';

export interface SendingOptions {
  readonly card: PlantCard;
  readonly zone: string;
  readonly nowMs: () => number;
  readonly fleet: OpenedFleet;
  readonly ca?: string;
  /** As after a change of the controller: its database is a new one. */
  readonly store?: ReturnType<typeof memoryStore>;
  readonly boot?: string;
}

/** What sends of a station, with a card of its own: all but its plant and its pages. */
export interface SendingStation {
  readonly store: ReturnType<typeof memoryStore>;
  readonly totals: StationTotals;
  readonly digests: DayDigests;
  /** What the fleet calls it. */
  readonly station: string;
  readonly link: FleetLink;
  /** Until the fleet has all finished days. */
  caughtUp(): Promise<void>;
  report(): ReturnType<FleetSender['report']>;
  close(): Promise<void>;
}

const open: SendingStation[] = [];
afterEach(async () => {
  for (const station of open.splice(0)) await station.close();
});

/** Waits, but so that a spec is soon through: a thousand times as fast. */
const hurried = (ms: number, signal: AbortSignal) =>
  pause(Math.min(200, ms / 100), undefined, { signal }).then(
    () => undefined,
    () => undefined,
  );

/** A station that sends; it is enrolled unless its store has a token already. */
export async function sendingStation({
  card,
  zone,
  nowMs,
  fleet,
  ca,
  store = memoryStore(),
  boot = 'b1',
  ...more
}: SendingOptions & { readonly code?: string }) {
  const { totals } = openTotals(card.files, { zone, nowMs });
  const { log } = logLines();
  const clock = { nowMs };
  const days = {
    files: async () => {
      const found = new Map<PlantDay, NonNullable<Awaited<ReturnType<typeof card.files.identity>>>>();
      for (const day of await card.files.days()) {
        const file = await card.files.identity(day);
        if (file !== undefined) found.set(day, file);
      }
      return found;
    },
    record: (day: PlantDay, signal?: AbortSignal) => totals.fleetDay(day, signal),
    onDone: () => undefined,
  };
  const digests = dayDigests({ repository: store.fleet, days, zone: () => zone, clock, log });
  const tokens = fleetTokens(store.secrets);
  const link = fleetLink({ url: fleet.url, ca });
  if (tokens.current() === undefined) {
    const never = new AbortController().signal;
    const joined = await link.enrol({ code: more.code ?? (await fleet.newCode()), installation: 'i', name: zone, software: '1' }, never);
    if (joined.kind !== 'answer') throw new Error(`not enrolled: ${joined.kind}`);
    tokens.set(joined.answer.token);
    store.fleet.saveJoined({ url: fleet.url, station: joined.answer.station });
  }
  const station = store.fleet.joined()?.station ?? '';
  await digests.run();
  const offer = stationOffer({
    ...{
      settings: () => defaultSettings,
      sample: () => undefined,
      snapshot: () => undefined,
      isSilent: () => false,
      maintenance: () => [],
      isMailFailing: () => false,
    },
    ...{ figures: totals, digests, faults: store.faults, epoch: 'e', station, boot, software: '1', zone: () => zone, clock, log },
  });
  const steady = { nowMs: () => performance.now() * 100 };
  const sender = fleetSender({ link, tokens, offer, beatS: undefined, clock, steady, random: Math.random, wait: hurried });
  const sending: SendingStation = {
    ...{ store, totals, digests, station, link, report: () => sender.report() },
    async caughtUp() {
      const wanted = digests.inventory(0);
      await until('the fleet has all days', async () => {
        const kept = await fleet.store.ingest.digests(station);
        return wanted.every(([day, digest]) => kept.get(day) === digest);
      });
    },
    async close() {
      await sender.close();
      await digests.close();
      link.close();
    },
  };
  open.push(sending);
  return sending;
}
