import { slotCount, statusBit } from '../compressor/index.ts';
import { type Channel, compressorChannel, indexAt, plantChannel, type SampleTable } from '../samples/index.ts';
import { msPerMinute, msPerSecond, type PlantDay } from '../time/index.ts';
import type { QuietSpan } from './quietSpans.ts';

/** Flow is averaged over this time first. */
export const binMs = 5 * msPerMinute;
/** A mean of fewer samples than this share of those expected is missing. */
const minBinShare = 0.5;

const motorRuns = statusBit.on | statusBit.running;

/** Mean flow of five minutes of quiet time. */
export interface QuietBin {
  readonly day: PlantDay;
  readonly fromMs: number;
  /** NaN where too few samples have a value. */
  readonly flowM3min: number;
  /** Mean network pressure, gauge; NaN where it is not logged. */
  readonly pressureBar: number;
  /** A machine ran, or none says whether it did. */
  readonly fed: boolean;
}

/** Where leaks are looked for: the flow into the network, or without any logged one the compressors' delivery. */
export const leakFlowChannel = ({ columns }: Pick<SampleTable, 'columns'>): Channel =>
  plantChannel(columns.has(plantChannel('volumeFlowM3min')) ? 'volumeFlowM3min' : 'deliveryVolumeM3min');

/**
 * Mean flow into the network in each whole five minutes of the given spans, which ascend; `periodS` from sample to sample.
 * Without any logged flow into the network the compressors' delivery stands for it.
 */
export function quietFlows(table: SampleTable, spans: readonly QuietSpan[], periodS: number): readonly QuietBin[] {
  const { timesMs, length, columns } = table;
  const flows = columns.get(leakFlowChannel(table));
  const pressures = columns.get(plantChannel('systemPressureBar'));
  const statuses = Array.from({ length: slotCount }, (_, i) => columns.get(compressorChannel('status', i + 1))).filter(
    (c) => c !== undefined,
  );
  const minSamples = Math.max(1, (minBinShare * binMs) / (periodS * msPerSecond));

  const isFed = (from: number, until: number): boolean => {
    let known = false;
    for (const status of statuses) {
      for (let i = from; i < until; i++) {
        if ((status[i]! & motorRuns) === motorRuns) return true;
        known ||= !Number.isNaN(status[i]!);
      }
    }
    return !known;
  };

  return spans.flatMap(({ day, fromMs: spanMs, untilMs }) => {
    const bins: QuietBin[] = [];
    let row = indexAt(timesMs, length, spanMs);
    for (let fromMs = spanMs; fromMs + binMs <= untilMs; fromMs += binMs) {
      const first = row;
      let sum = 0;
      let samples = 0;
      let [pressureSum, pressureCount] = [0, 0];
      for (; row < length && timesMs[row]! < fromMs + binMs; row++) {
        const pressureBar = pressures?.[row] ?? NaN;
        if (!Number.isNaN(pressureBar)) {
          pressureSum += pressureBar;
          pressureCount++;
        }
        const flowM3min = flows?.[row] ?? NaN;
        if (!(flowM3min >= 0 && flowM3min < Infinity)) continue;
        sum += flowM3min;
        samples++;
      }
      bins.push({
        day,
        fromMs,
        flowM3min: samples >= minSamples ? sum / samples : NaN,
        pressureBar: pressureSum / pressureCount,
        fed: isFed(first, row),
      });
    }
    return bins;
  });
}
