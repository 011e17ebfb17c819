import { describe, expect, it } from '@jest/globals';
import { statusBit } from '../../../core/compressor/index.ts';
import { flowPeriodS, quarterFlowTable } from '../../../core/leakage/index.ts';
import type { FlowTotals } from '../../../core/totals/index.ts';

const fromMs = Date.parse('2026-03-02T05:15:00Z');
const minuteMs = 60_000;
type Machine = FlowTotals['machines'][number];
const unused: Machine = { loadS: 0, noLoadS: 0, errorS: 0, noDataS: 900 };

/** A quarter hour, `index` after the first; its machines in slots 1 and on. */
function quarter(index: number, plant: Partial<FlowTotals['plant']>, machines: readonly Partial<Machine>[] = []): FlowTotals {
  return {
    fromMs: fromMs + index * 15 * minuteMs,
    plant: { volumeFlowM3: 0, volumeFlowS: 0, deliveredM3: 0, deliveredS: 0, ...plant },
    machines: Array.from({ length: 10 }, (_, i) => (machines[i] === undefined ? unused : { ...unused, noDataS: 0, ...machines[i] })),
  };
}
const column = (quarters: readonly FlowTotals[], channel: 'volumeFlowM3min@0' | 'deliveryVolumeM3min@0' | 'status@1' | 'status@2') => [
  ...(quarterFlowTable(quarters).columns.get(channel) ?? []),
];

describe('the flow of quarter hours as a table', () => {
  it('has three rows of five minutes for each of them, with their mean flow', () => {
    const quarters = [quarter(0, { volumeFlowM3: 60, volumeFlowS: 900 }), quarter(2, { volumeFlowM3: 30, volumeFlowS: 600 })];
    const table = quarterFlowTable(quarters, quarters.length);
    expect(flowPeriodS).toBe(300);
    expect(Array.from(table.timesMs, (atMs) => (atMs - fromMs) / minuteMs)).toEqual([0, 5, 10, 30, 35, 40]);
    expect(column(quarters, 'volumeFlowM3min@0')).toEqual([4, 4, 4, 3, 3, 3]);
    expect(table.columns.has('deliveryVolumeM3min@0')).toBe(false);
  });

  it('misses the flow of one that is known for less than half of it', () => {
    const quarters = [quarter(0, { volumeFlowM3: 45, volumeFlowS: 450 }), quarter(1, { volumeFlowM3: 45, volumeFlowS: 449 })];
    expect(column(quarters, 'volumeFlowM3min@0')).toEqual([6, 6, 6, NaN, NaN, NaN]);
  });

  it('is the delivery where no second of a flow is known, and has no delivery beside a flow', () => {
    const delivered = { deliveredM3: 75, deliveredS: 900 };
    const [alone, logged] = [[quarter(0, delivered)], [quarter(0, delivered), quarter(1, { volumeFlowM3: 0.1, volumeFlowS: 1 })]];
    expect([column(alone, 'deliveryVolumeM3min@0'), column(alone, 'volumeFlowM3min@0')]).toEqual([[5, 5, 5], []]);
    expect([column(logged, 'deliveryVolumeM3min@0'), column(logged, 'volumeFlowM3min@0')]).toEqual([[], Array(6).fill(NaN)]);
  });
});

describe('a machine in the flow of quarter hours', () => {
  const ran = statusBit.on | statusBit.running;
  it.each<readonly [string, Partial<Machine>, number]>([
    ['ran on load', { loadS: 1, errorS: 899 }, ran],
    ['ran without load', { noLoadS: 0.5, noDataS: 899 }, ran],
    ['ran half on load', { loadS: 450, noLoadS: 450 }, ran],
    ['stood all the time', {}, statusBit.on],
    ['may have run while it had no data', { noDataS: 0.5 }, NaN],
    ['may have run while it had an error', { errorS: 0.5 }, NaN],
    ['had an error and no data', { errorS: 300, noDataS: 300 }, NaN],
  ])('%s', (_, machine, status) => {
    const quarters = [quarter(0, {}, [{}, machine])];
    expect([column(quarters, 'status@1'), column(quarters, 'status@2')]).toEqual([Array(3).fill(statusBit.on), Array(3).fill(status)]);
  });
});
