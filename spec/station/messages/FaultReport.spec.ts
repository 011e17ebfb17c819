import { describe, expect, it } from '@jest/globals';
import { compressorState, notInstalled } from '../../../core/compressor/index.ts';
import { masterState } from '../../../core/master/index.ts';
import type { FaultReport } from '../../../core/ports/index.ts';
import { worstFirst } from '../../../station/messages/faultWords.ts';
import { faultReport, joinedReports } from '../../../station/messages/FaultReport.ts';
import { faultLogEntryOf } from '../../../station/faults/faultLogEntryOf.ts';
import { fault, faultSample, morning } from '../faults/faultSample.ts';

const events = (...bits: readonly number[]) => bits.map((bit) => faultLogEntryOf(fault(1, bit), faultSample([])));
const bitsOf = ({ faults }: Pick<FaultReport, 'faults'>) => faults.map(({ bitIndex }) => bitIndex);
const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i);

describe('a report of faults', () => {
  it('has the first 30 and how many more there are, and the station with its machines', () => {
    const report = faultReport(events(...upTo(30)), morning);
    expect([bitsOf(report), report.moreCount]).toEqual([upTo(30), 0]);
    expect(faultReport(events(...upTo(33)), morning)).toMatchObject({ faults: report.faults, moreCount: 3 });
    const { atMs, master, compressors } = morning;
    const { systemPressureBar, volumeFlowM3min, deliveryVolumeM3min, loadRatio } = master;
    const machines = compressors.filter(({ technology }) => technology !== notInstalled);
    expect(report.status).toMatchObject({
      ...{ atMs, master: masterState(master.status), systemPressureBar, volumeFlowM3min, deliveryVolumeM3min, loadRatio },
      machines: machines.map(({ index, name, technology, status }) => ({
        number: index,
        name,
        state: compressorState(technology, status),
      })),
    });
    expect(machines.length).toBeLessThan(compressors.length);
  });

  it('takes another one in: its faults behind, what does not fit counted, and the station as it is later', () => {
    const earlier = faultReport(events(...upTo(32)), morning);
    const later = faultReport(events(...upTo(31, 40)), { ...morning, atMs: morning.atMs + 9 });
    expect([bitsOf(joinedReports(earlier, later)), joinedReports(earlier, later).moreCount]).toEqual([upTo(30), 33]);
    const [few, more] = [faultReport(events(3), morning), faultReport(events(4, 5), { ...morning, atMs: morning.atMs + 9 })];
    const both = joinedReports(few, more);
    expect([bitsOf(both), both.moreCount, both.status]).toEqual([[3, 4, 5], 0, more.status]);
  });

  it('names the most severe first, and else keeps the order', () => {
    const [maintenance, warning, error] = [0, 40, 70].map((bit) => fault(1, bit));
    expect([maintenance!.severity, warning!.severity, error!.severity]).toEqual(['maintenance', 'warning', 'error']);
    const report = faultReport(events(0, 40, 70, 1, 71, 41), morning);
    expect(worstFirst(report).map(({ bitIndex }) => bitIndex)).toEqual([70, 71, 40, 41, 0, 1]);
  });
});
