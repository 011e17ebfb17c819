import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { looksAlike, pipeFlow } from '../../../core/plot/index.ts';

const delivery = fc.option(fc.double({ min: 0, max: 40, noNaN: true }), { nil: undefined });

describe('pipeFlow', () => {
  it('grows where a machine feeds in, on one run and on two branches', () => {
    const flow = pipeFlow({ deliveriesM3min: [10, undefined, 20, 5], networkFlowM3min: 30, upperCount: 2, fullPipeM3min: 100 });
    expect(flow).toEqual({
      cells: [
        { own: 0.1, runBefore: 0, runAfter: 0.1, branchBefore: 0, branchAfter: 0.1 },
        { own: 0, runBefore: 0.1, runAfter: 0.1, branchBefore: 0.1, branchAfter: 0.1 },
        { own: 0.2, runBefore: 0.1, runAfter: 0.3, branchBefore: 0, branchAfter: 0.2 },
        { own: 0.05, runBefore: 0.3, runAfter: 0.35, branchBefore: 0.2, branchAfter: 0.25 },
      ],
      upper: 0.1,
      lower: 0.25,
      total: 0.35,
      network: 0.3,
    });
  });

  it('takes the delivery for the network flow that is not measured, and nothing for nothing', () => {
    const flow = (deliveriesM3min: readonly (number | undefined)[]) =>
      pipeFlow({ deliveriesM3min, networkFlowM3min: undefined, upperCount: 2, fullPipeM3min: 50 }).network;
    expect(flow([10, 5])).toBe(0.3);
    expect(flow([undefined, undefined])).toBe(0);
    expect(flow([])).toBe(0);
  });

  it('stays the same while a change is too small to be seen, but shows the least flow', () => {
    const cell = (deliveryM3min: number) =>
      pipeFlow({ deliveriesM3min: [deliveryM3min], networkFlowM3min: undefined, upperCount: 1, fullPipeM3min: 100 }).cells[0]!.own;
    expect(cell(10.01)).toBe(cell(10.1));
    expect([cell(0.001), cell(0)]).toEqual([0.025, 0]);
  });

  it.each([
    [0, 0],
    [-3, 0],
    [0.001, 0.025],
    [3.7, 0.025],
    [3.8, 0.05],
    [10, 0.1],
    [98.7, 0.975],
    [98.8, 1],
    [100, 1],
    [140, 1],
  ])('is a share of the full pipe in fortieths, the least flow one of them and the greatest all: %d of 100 m3/min is %d', (flow, share) => {
    const { cells, total, network } = pipeFlow({ deliveriesM3min: [flow], networkFlowM3min: flow, upperCount: 1, fullPipeM3min: 100 });
    expect([cells[0]!.own, total, network]).toEqual([share, share, share]);
  });

  it('never leaves the pipe, grows along it, and ends with what the machines feed in', () => {
    fc.assert(
      fc.property(fc.array(delivery, { maxLength: 10 }), fc.integer({ min: 0, max: 10 }), (deliveriesM3min, upperCount) => {
        const { cells, upper, lower, total, network } = pipeFlow({
          deliveriesM3min,
          networkFlowM3min: undefined,
          upperCount,
          fullPipeM3min: 500,
        });
        for (const share of [upper, lower, total, network, ...cells.flatMap((cell): readonly number[] => Object.values(cell) as number[])])
          expect(share >= 0 && share <= 1).toBe(true);
        for (const { runBefore, runAfter, branchBefore, branchAfter } of cells)
          expect(runAfter >= runBefore && branchAfter >= branchBefore).toBe(true);
        expect(cells.at(-1)?.runAfter ?? 0).toBe(total);
        expect(network).toBe(total);
        expect(Math.abs(upper + lower - total)).toBeLessThanOrEqual(0.0501);
      }),
    );
  });
});

describe('looksAlike', () => {
  const flow = (...deliveriesM3min: readonly number[]) =>
    pipeFlow({ deliveriesM3min, networkFlowM3min: undefined, upperCount: 1, fullPipeM3min: 100 });

  test.each([
    ['a step more', flow(10, 20), flow(12.5, 20), true],
    ['a step less', flow(10, 20), flow(10, 17.5), true],
    ['two steps more', flow(10, 20), flow(15, 20), false],
    ['each a step more, so that their sum is two more', flow(10, 20), flow(12.5, 22.5), false],
    ['the least flow begins', flow(10, 0), flow(10, 0.001), false],
    ['the least flow ends', flow(0.001, 20), flow(0, 20), false],
    ['a machine more', flow(10), flow(10, 0), false],
  ])('%s', (_, before, after, alike) => {
    expect(looksAlike(before, after)).toBe(alike);
  });
});
