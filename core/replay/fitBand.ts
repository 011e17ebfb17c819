import { controlReplay } from './controlReplay.ts';
import { pressureStepBar, type ReplayBand, type ReplayDemand, type ReplayPlant } from './ReplayPlant.ts';

/** The middle of counted pressures; undefined without any. */
function medianOf(counts: Float64Array): number | undefined {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (let i = 0; i < counts.length; i++) {
    below += counts[i]!;
    if (below * 2 >= all && all > 0) return (i + 0.5) * pressureStepBar;
  }
  return undefined;
}

const rounds = 4;

/**
 * The set points with which a replay loads and unloads at the pressures that the log has: a master that looks ahead acts before its set points are
 * reached, so they are not the logged pressures themselves. `slots` says what of the demand is tried.
 */
export function fitBand(
  plant: Omit<ReplayPlant, 'band'>,
  demand: ReplayDemand,
  logged: ReplayBand,
  slots: { readonly from: number; readonly until: number },
): ReplayBand {
  let band = logged;
  for (let round = 0; round < rounds; round++) {
    const { loads, unloads } = controlReplay({ ...plant, band }, demand, slots);
    const [lowBar, highBar] = [medianOf(loads), medianOf(unloads)];
    if (lowBar === undefined || highBar === undefined) return band;
    const next = { lowBar: band.lowBar + logged.lowBar - lowBar, highBar: band.highBar + logged.highBar - highBar };
    if (!(next.highBar > next.lowBar)) return band;
    band = next;
  }
  return band;
}
