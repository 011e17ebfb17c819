import { compressorState, notInstalled } from '../../core/compressor/index.ts';
import type { FaultLogEntry } from '../../core/faults/index.ts';
import { masterState, type StationSnapshot } from '../../core/master/index.ts';
import type { FaultReport, ReportedFault, StationStatus } from '../../core/ports/index.ts';
import { plainLine } from '../../server/text/plainLine.ts';

const maxFaults = 30;

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
  faults: faults.slice(0, maxFaults),
  moreCount: moreCount + Math.max(0, faults.length - maxFaults),
  status,
});

/** The report of faults that came with a sample. */
export function faultReport(events: readonly FaultLogEntry[], snapshot: StationSnapshot): FaultReport {
  const faults = events.map(({ atMs, source, bitIndex, reading, words }) => ({
    ...{ atMs, source, bitIndex },
    ...(reading && { reading }),
    ...(words && { words }),
  }));
  return limited(faults, 0, statusOf(snapshot));
}

/** Two reports as one, with the station as the later one saw it. */
export function joinedReports(earlier: FaultReport, later: FaultReport): FaultReport {
  return limited([...earlier.faults, ...later.faults], earlier.moreCount + later.moreCount, later.status);
}
