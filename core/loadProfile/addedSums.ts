import type { ChannelSums } from '../totals/index.ts';

/** A channel that is added to others, and what else says that there is something to be added: the state of the machine whose power it is. */
export interface AddedPart {
  readonly sums: ChannelSums;
  readonly seen?: ChannelSums | undefined;
}

/** Where a part stands, and in which quarter hours it is expected: from the first to the last in which anything is known of it. */
interface Place extends AddedPart {
  at: number;
  readonly first: number;
  readonly last: number;
}

function placeOf(part: AddedPart): Place {
  const known = [part.sums, part.seen].flatMap((of) => (of === undefined || of.steps.length === 0 ? [] : [of.steps]));
  return {
    ...part,
    at: 0,
    first: Math.min(...known.map((steps) => steps[0]!)),
    last: Math.max(...known.map((steps) => steps.at(-1)!)),
  };
}

/**
 * Several channels as one: the sum of their means, for as long as the least known of them, in the quarter hours in which all have one that are
 * there by then. A machine that is added or taken away within the range is missing neither before nor after.
 */
export function addedSums(parts: readonly AddedPart[]): ChannelSums {
  const places = parts.filter(({ sums }) => sums.steps.length > 0).map(placeOf);
  const count = new Set(places.flatMap(({ sums }) => [...sums.steps])).size;
  const made = {
    steps: new Float64Array(count),
    sums: new Float64Array(count),
    coveredMs: new Float64Array(count),
    least: new Float32Array(count),
    greatest: new Float32Array(count),
  };
  let found = 0;
  for (;;) {
    let step = Infinity;
    for (const { sums, at } of places) if (sums.steps[at]! < step) step = sums.steps[at]!;
    if (step === Infinity) break;
    let [isWhole, mean, coveredMs, least, greatest] = [true, 0, Infinity, 0, 0];
    for (const place of places) {
      const { sums: of, at, first, last } = place;
      if (of.steps[at] !== step) {
        if (step >= first && step <= last) isWhole = false;
        continue;
      }
      mean += of.sums[at]! / of.coveredMs[at]!;
      coveredMs = Math.min(coveredMs, of.coveredMs[at]!);
      least += of.least[at]!;
      greatest += of.greatest[at]!;
      place.at++;
    }
    if (!isWhole) continue;
    made.steps[found] = step;
    made.sums[found] = mean * coveredMs;
    made.coveredMs[found] = coveredMs;
    made.least[found] = least;
    made.greatest[found] = greatest;
    found++;
  }
  return {
    steps: made.steps.slice(0, found),
    sums: made.sums.slice(0, found),
    coveredMs: made.coveredMs.slice(0, found),
    least: made.least.slice(0, found),
    greatest: made.greatest.slice(0, found),
  };
}
