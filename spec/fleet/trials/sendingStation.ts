import { encodeFleetDay } from '../../../adapters/contract/index.ts';
import { digestOf, fleetLink, packDay } from '../../../adapters/fleetlink/index.ts';
import type { FleetDay } from '../../../core/fleet/FleetDay.ts';
import type { FleetExchange, InventoryDay } from '../../../core/fleet/index.ts';
import type { FleetLink } from '../../../core/ports/index.ts';
import type { PlantDay } from '../../../core/time/index.ts';
import type { FleetOffer } from '../../../station/fleet/fleetOffer.ts';
import { type FleetSender, fleetSender } from '../../../station/fleet/fleetSender.ts';

export interface SendingParts {
  readonly url: string;
  readonly token: string;
  /** How many fault events its log has, the oldest first. */
  readonly events: readonly FleetExchange['events'][number][];
  readonly random: () => number;
  /** Waits are as much shorter. */
  readonly times: number;
  /** An answer that has arrived. */
  readonly onDay: () => void;
}

/** A station's own sender over HTTP, with days in memory, that makes trouble: days in any order, some twice, the second time late. */
export interface SendingStation {
  keep(day: FleetDay): void;
  readonly digests: ReadonlyMap<PlantDay, string>;
  /** Second calls that are still on their way. */
  pending(): number;
  /** A controller that starts again: another run, nothing remembered. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const doubledShare = 0.2;
const latestMs = 400;

function shuffled<T>(values: readonly T[], random: () => number): readonly T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

export function sendingStation({ url, token, events, random, times, onDay }: SendingParts): SendingStation {
  const texts = new Map<PlantDay, string>();
  const digests = new Map<PlantDay, string>();
  const link = fleetLink({ url });
  const late = new Set<Promise<unknown>>();
  const steady = { nowMs: () => performance.now() * times };
  const never = new AbortController().signal;
  let tokenNow = token;
  let boots = 0;

  const troubled: FleetLink = {
    ...link,
    async exchange(said, with_, signal) {
      const outcome = await link.exchange(said, with_, signal);
      if (outcome.kind !== 'answer') return outcome;
      return { ...outcome, answer: { ...outcome.answer, days: shuffled(outcome.answer.days, random) } };
    },
    async putDay(day, packed, with_, signal) {
      if (random() < doubledShare) {
        const again = new Promise((resolve) => setTimeout(resolve, random() * latestMs)).then(() => link.putDay(day, packed, with_, never));
        late.add(again);
        void again.finally(() => late.delete(again));
      }
      const outcome = await link.putDay(day, packed, with_, signal);
      if (outcome.kind === 'answer') onDay();
      return outcome;
    },
  };
  const inventory = (): readonly InventoryDay[] => [...digests].sort(([a], [b]) => (a < b ? -1 : 1));
  const offer = (boot: string): FleetOffer => ({
    exchange(wanted, isRefused) {
      const offered = inventory().filter(([day, digest]) => !isRefused(day, digest));
      const { eventsAfter } = wanted;
      return Promise.resolve({
        ...{ sentMs: Date.now(), boot, software: '1.0', state: undefined, plantRev: digestOf('plant'), isDigestRefused: false },
        plant: wanted.plant ? { name: 'Hall', place: '', zone: 'Europe/Berlin', dashboardLink: undefined } : undefined,
        inventoryRev: digestOf(JSON.stringify(offered)),
        inventory: wanted.inventory ? offered : undefined,
        eventLog: { epoch: 'e1', last: events.length },
        events: eventsAfter === undefined ? [] : events.slice(eventsAfter, eventsAfter + 200),
      });
    },
    async day(day) {
      const text = texts.get(day);
      return text === undefined ? undefined : { packed: await packDay(text), digest: digestOf(text) };
    },
    // it is in no inventory, and has nothing of itself here
    today: () => '2000-01-01',
    failed(error) {
      throw error;
    },
  });
  const start = (): FleetSender =>
    fleetSender({
      ...{ link: troubled, offer: offer(`boot-${++boots}`), beatS: undefined, clock: { nowMs: () => Date.now() }, steady, random },
      tokens: {
        current: () => tokenNow,
        replace: (given) => (tokenNow = given),
        swap: () => false,
      },
      wait: (ms, signal) =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, ms / times);
          signal.addEventListener('abort', () => {
            clearTimeout(timer);
            resolve();
          });
        }),
    });
  let sender: FleetSender | undefined;
  const begin = () => (sender = start());
  begin();
  return {
    digests,
    pending: () => late.size,
    keep(day) {
      const text = encodeFleetDay(day);
      texts.set(day.day, text);
      digests.set(day.day, digestOf(text));
    },
    async restart() {
      await sender?.close();
      begin();
    },
    async close() {
      await sender?.close();
      await Promise.all(late);
      link.close();
    },
  };
}
