import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fleetStore, openEmbeddedDatabase } from '../../../adapters/postgres/index.ts';
import { demoPlant, plantSnapshot } from '../../../core/plant/index.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import { type SampleRow, sampleRowOf } from '../../../core/samples/index.ts';
import { msPerDay, plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { openedFleet, type OpenedFleet } from '../../fleet/openedFleet.ts';
import { tlsFile } from '../../server/http/testTls.ts';
import { periodS, plantCard } from '../figures/plantCard.ts';
import { sendingStation } from './sendingStation.ts';
import { preparedFolder } from '../../fleet/preparedFolder.ts';

const tls = { certFile: tlsFile('station.cert'), keyFile: tlsFile('station.key') };
const ca = readFileSync(tls.certFile, 'utf8');
const daysFrom = (first: string) => Array.from({ length: 30 }, (_, i) => shiftDay(first, i));
const hoursOf = (day: string, zone: string) => {
  const { fromMs, untilMs } = plantDayRange(day, zone);
  return (untilMs - fromMs) / 3_600_000;
};

/** From when on, and how long a day of those is. */
const zones = [
  ['Europe/Berlin', '2026-10-05', 25],
  ['America/Asuncion', '2026-10-05', 24],
  ['Australia/Sydney', '2026-09-20', 23],
] as const;

let fleet: OpenedFleet;
let nowMs = 0;
let rows: readonly SampleRow[];
beforeAll(async () => {
  const store = fleetStore(await openEmbeddedDatabase(await preparedFolder(), { warn: () => undefined }));
  fleet = await openedFleet({ tls, store, clock: { nowMs: () => nowMs } });
  const span = { fromMs: Date.parse('2026-09-20') - msPerDay, untilMs: Date.parse('2026-11-05') };
  rows = [...plantStates({ config: demoPlant, seed: 5, ...span, stepS: periodS })].map((state) =>
    sampleRowOf(plantSnapshot(demoPlant, state)),
  );
});

describe('day records over the wire', () => {
  it.each(zones)(
    '[FLEET-1] [FLEET-7] of 30 days in %s give the fleet the figures of the station, in every field (FLT-8)',
    async (zone, first, hours) => {
      const days = daysFrom(first);
      nowMs = plantDayRange(days.at(-1)!, zone).untilMs + 3_600_000;
      const rowsOf = (day: string) => {
        const { fromMs, untilMs } = plantDayRange(day, zone);
        return rows.filter(({ atMs }) => atMs >= fromMs && atMs < untilMs);
      };
      const files = new Map(days.map((day) => [day, rowsOf(day)]));
      const station = await sendingStation({ card: plantCard(files), zone, nowMs: () => nowMs, fleet, ca });
      await station.caughtUp();
      const kept = (await fleet.store.seenBy(['acme']).days(days[0]!, days.at(-1)!)).filter((row) => row.station === station.station);
      expect(kept.map(({ day }) => day)).toEqual(days);
      for (const { day, figures } of kept) expect(figures).toEqual(await station.totals.dayTotals(day));
      expect(days.map((day) => hoursOf(day, zone))).toContain(hours);
    },
  );
});
