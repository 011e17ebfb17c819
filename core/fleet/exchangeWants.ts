import type { PlantDay } from '../time/index.ts';
import { type InventoryDay, isPossibleDay, wantedDays } from './wantedDays.ts';

/** What a station says that it has. */
export interface Offer {
  /** Digest of its master data, and those where they are sent. */
  readonly plantRev: string;
  readonly hasPlant: boolean;
  /** Digest of its inventory, and that where it is sent. */
  readonly inventoryRev: string;
  readonly inventory: readonly InventoryDay[] | undefined;
  /** Its fault log: a random name of its database, and the number of the latest event. */
  readonly eventLog: EventPlace;
}

/** A place in a station's fault log. */
export interface EventPlace {
  readonly epoch: string;
  readonly last: number;
}

/** What the fleet has of the station. */
export interface Holding {
  readonly plantRev: string | undefined;
  /** Of the inventory whose days were all there. */
  readonly inventoryRev: string | undefined;
  readonly events: EventPlace | undefined;
}

/** What the fleet asks for, and what it has found satisfied. */
export interface Wants {
  readonly plant: boolean;
  readonly inventory: boolean;
  /** Newest first. */
  readonly days: readonly PlantDay[];
  /** Of events, all behind this number; undefined for none. */
  readonly eventsAfter: number | undefined;
  /** To be kept: the offered inventory, when no day of it is missing. */
  readonly satisfied: Satisfied | undefined;
}

/** An inventory whose days are all there, but for those that can't be true. */
export interface Satisfied {
  readonly rev: string;
  readonly days: readonly InventoryDay[];
}

/**
 * What to ask a station for, from what it offers and what is there: the fleet's only memory is what it holds, so a lost answer, a restored database or a new controller heal by the next call.
 * `kept` has the digests of the days that are there; only an offer with an inventory needs them. `count` is 0 under load: then no inventory is asked for either.
 */
export function exchangeWants(
  offer: Offer,
  holding: Holding,
  kept: ReadonlyMap<PlantDay, string>,
  asked: { readonly nowMs: number; readonly count?: number },
): Wants {
  const { inventory, inventoryRev, eventLog } = offer;
  const isSatisfied = holding.inventoryRev === inventoryRev;
  const days = inventory === undefined || isSatisfied ? [] : wantedDays(inventory, kept, asked);
  const possible = inventory?.filter(([day]) => isPossibleDay(day, asked.nowMs));
  const isComplete = possible?.every(([day, digest]) => kept.get(day) === digest) === true;
  const known = holding.events?.epoch === eventLog.epoch ? holding.events.last : 0;
  return {
    plant: holding.plantRev !== offer.plantRev && !offer.hasPlant,
    inventory: !isSatisfied && inventory === undefined && asked.count !== 0,
    days,
    eventsAfter: eventLog.last > known ? known : undefined,
    satisfied: isComplete && possible !== undefined ? { rev: inventoryRev, days: possible } : undefined,
  };
}
