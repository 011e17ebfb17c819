import type { Logger } from 'pino';
import { encodeFleetPlant, fleetLimits } from '../../adapters/contract/index.ts';
import { digestOf, packDay } from '../../adapters/fleetlink/index.ts';
import { midnightSpreadMs } from '../../core/fleet/index.ts';
import type { MaintenanceItem } from '../../core/maintenance/index.ts';
import type { StationSnapshot } from '../../core/master/index.ts';
import type { Clock, FaultRepository, PlantSample } from '../../core/ports/index.ts';
import type { Settings } from '../../core/settings/index.ts';
import { plantDayOf } from '../../core/time/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import type { Figures } from '../figures/openFigures.ts';
import type { DayDigests } from './dayDigests.ts';
import type { FleetOffer } from './fleetOffer.ts';
import { fleetPlant } from './fleetPlant.ts';
import { fleetState } from './fleetState.ts';

export interface OfferParts {
  readonly settings: () => Settings;
  /** The latest sample; undefined while nothing is heard of the plant. */
  readonly sample: () => PlantSample | undefined;
  /** The latest one, however long ago: what machines there are; undefined before the first. */
  readonly snapshot: () => StationSnapshot | undefined;
  /** Nothing was heard since the start, for so long that nothing may come: the rest is said without the machines. */
  readonly isSilent: () => boolean;
  readonly maintenance: () => readonly MaintenanceItem[];
  readonly isMailFailing: () => boolean;
  readonly figures: Pick<Figures, 'dayTotals'>;
  readonly digests: Pick<DayDigests, 'inventory' | 'text'>;
  readonly faults: Pick<FaultRepository, 'lastId' | 'after'>;
  /** Of the fault log's database. */
  readonly epoch: string;
  /** What the fleet calls the station. */
  readonly station: string;
  readonly boot: string;
  readonly software: string;
  /** The plant's. */
  readonly zone: () => string;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

/** What a station has for its fleet: its day records, its faults, and what it is now. */
export function stationOffer(parts: OfferParts): FleetOffer {
  const { settings, sample, figures, digests, faults, epoch, clock, zone } = parts;
  const today = () => plantDayOf(clock.nowMs(), zone());
  const spreadMs = midnightSpreadMs(parts.station);
  const plantOf = (snapshot: StationSnapshot | undefined) =>
    fleetPlant(settings(), { zone: zone(), snapshot, maintenance: parts.maintenance() });

  return {
    async exchange(wanted, isRefused) {
      const latest = sample();
      const known = parts.snapshot();
      const plant = known !== undefined || parts.isSilent() ? plantOf(known) : undefined;
      const inventory = digests.inventory(spreadMs).filter(([day, digest]) => !isRefused(day, digest));
      const totals = latest && (await figures.dayTotals(today()));
      const { eventsAfter } = wanted;
      return {
        ...{ sentMs: Math.round(clock.nowMs()), boot: parts.boot, software: parts.software },
        state: latest && fleetState(latest, { today: totals, isMailFailing: parts.isMailFailing() }),
        plantRev: digestOf(JSON.stringify(plant === undefined ? null : encodeFleetPlant(plant))),
        plant: wanted.plant ? plant : undefined,
        inventoryRev: digestOf(JSON.stringify(inventory)),
        inventory: wanted.inventory ? inventory : undefined,
        eventLog: { epoch, last: faults.lastId() },
        events: eventsAfter === undefined ? [] : faults.after(eventsAfter, fleetLimits.events),
        isDigestRefused: false,
      };
    },
    async day(day) {
      const made = await digests.text(day);
      return made && { packed: await packDay(made.text), digest: made.digest };
    },
    today,
    failed(error) {
      parts.log.error(`fleet: ${reasonOf(error)}`);
    },
  };
}
