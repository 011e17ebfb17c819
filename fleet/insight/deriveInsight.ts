import { readKeptDay } from '../../adapters/fleetlink/index.ts';
import { firstLeakDay, stationLeak } from '../../core/fleet/index.ts';
import type { ChangedStation, Clock, FleetStore } from '../../core/ports/index.ts';
import { msPerHour, plantDayOf, plantDayRange, shiftDay } from '../../core/time/index.ts';
import { flowCollector, flowSumsOf } from '../../core/totals/index.ts';

type Derivation = FleetStore['derivation'];

/** Stations that one round takes. */
const stationsARound = 10;

/** Estimates a leak again from the quarter hours of its days, unless these are the same as before; a record that can't be read is a day without data. */
async function deriveLeak(derivation: Derivation, { station, zone, nightUseM3min }: ChangedStation, nowMs: number): Promise<void> {
  const basis = await derivation.leakBasis(station, shiftDay(plantDayOf(nowMs, zone), -1));
  if (basis === undefined) return;
  const { asOf } = basis;
  const source = `${basis.source} ${nightUseM3min ?? ''}`;
  if (basis.kept === source) return;
  const first = firstLeakDay(asOf);
  const flows = flowCollector({ fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(asOf, zone).untilMs });
  for (const body of await derivation.bodies(station, first, asOf)) {
    const record = await readKeptDay(body);
    if (record !== undefined) flows.add(flowSumsOf(record.quarters));
  }
  await derivation.saveLeak(station, source, stationLeak(flows.totals, { asOf, zone, nightUseM3min }));
}

const rethrow = (_station: string, error: unknown) => {
  throw error;
};

/** Makes again what the stations are compared by that brought something, each once in `everyMs` at most; gives how many. One that fails keeps none of the others back. */
export async function deriveInsight(
  derivation: Derivation,
  clock: Clock,
  signal: AbortSignal,
  everyMs = msPerHour,
  onFailed: (station: string, error: unknown) => void = rethrow,
): Promise<number> {
  let done = 0;
  while (!signal.aborted) {
    const nowMs = clock.nowMs();
    const changed = await derivation.claimChanged(nowMs - everyMs, nowMs, stationsARound);
    for (const station of changed) {
      if (signal.aborted) break;
      try {
        await derivation.saveLoads(station.station, { day: plantDayOf(nowMs, station.zone), atMs: nowMs });
        await deriveLeak(derivation, station, nowMs);
        done++;
      } catch (error) {
        onFailed(station.station, error);
      }
    }
    if (changed.length < stationsARound) break;
  }
  return done;
}
