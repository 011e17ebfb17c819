import { type CompressorState, compressorState, notInstalled } from '../../core/compressor/index.ts';
import type { FaultLogEntry, FaultSource } from '../../core/faults/index.ts';
import { type MasterState, masterState, type StationSnapshot } from '../../core/master/index.ts';
import { plainLine } from '../../server/text/plainLine.ts';

/** A fault that came, as a message tells it. */
export interface ReportedFault {
  readonly atMs?: number | undefined;
  readonly source: FaultSource;
  readonly bitIndex: number;
}

/** An installed compressor, as a message tells it. */
export interface ReportedMachine {
  readonly number: number;
  readonly name: string;
  /** Model or product type; empty when neither is known. */
  readonly type: string;
  readonly state?: CompressorState | undefined;
}

/** The station when the last fault came. */
export interface StationStatus {
  readonly atMs: number;
  readonly master?: MasterState | undefined;
  readonly systemPressureBar?: number | undefined;
  readonly volumeFlowM3min?: number | undefined;
  readonly deliveryVolumeM3min?: number | undefined;
  /** 0..1 */
  readonly loadRatio?: number | undefined;
  readonly machines: readonly ReportedMachine[];
}

/** What a message tells, before a language gives it its words; survives JSON. */
export interface FaultReport {
  readonly faults: readonly ReportedFault[];
  /** Faults that found no room in the list. */
  readonly moreCount: number;
  readonly status: StationStatus;
}

const mostFaults = 30;

function statusOf({ atMs, master, compressors }: StationSnapshot): StationStatus {
  return {
    atMs,
    master: masterState(master.status),
    systemPressureBar: master.systemPressureBar,
    volumeFlowM3min: master.volumeFlowM3min,
    deliveryVolumeM3min: master.deliveryVolumeM3min,
    loadRatio: master.loadRatio,
    machines: compressors
      .filter(({ technology }) => technology !== notInstalled)
      .map(({ index, name, typePlate, productType, technology, status }) => ({
        number: index,
        name: plainLine(name),
        type: plainLine(typePlate.model ?? productType),
        state: compressorState(technology, status),
      })),
  };
}

const limited = (faults: readonly ReportedFault[], moreCount: number, status: StationStatus): FaultReport => ({
  faults: faults.slice(0, mostFaults),
  moreCount: moreCount + Math.max(0, faults.length - mostFaults),
  status,
});

/** The report of faults that came with a sample. */
export function faultReport(events: readonly FaultLogEntry[], snapshot: StationSnapshot): FaultReport {
  const faults = events.map(({ atMs, source, bitIndex }) => ({ atMs, source, bitIndex }));
  return limited(faults, 0, statusOf(snapshot));
}

/** Two reports as one, with the station as the later one saw it. */
export function joinedReports(earlier: FaultReport, later: FaultReport): FaultReport {
  return limited([...earlier.faults, ...later.faults], earlier.moreCount + later.moreCount, later.status);
}
