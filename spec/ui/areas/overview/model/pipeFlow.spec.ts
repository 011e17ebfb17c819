import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pipeFlow } from '../../../../../ui/areas/overview/model/pipeFlow.ts';

const delivery = fc.option(fc.double({ min: 0, max: 40, noNaN: true }), { nil: undefined });

describe('pipeFlow', () => {
  it('grows where a machine feeds in, on one run and on two branches', () => {
    const flow = pipeFlow({ deliveriesM3min: [10, undefined, 20, 5], networkFlowM3min: 30, upperCount: 2, fullPipeM3min: 100 });
    expect(flow.run).toEqual([
      { before: 0, after: 0.1 },
      { before: 0.1, after: 0.1 },
      { before: 0.1, after: 0.3 },
      { before: 0.3, after: 0.35 },
    ]);
    expect(flow.branch).toEqual([
      { before: 0, after: 0.1 },
      { before: 0.1, after: 0.1 },
      { before: 0, after: 0.2 },
      { before: 0.2, after: 0.25 },
    ]);
    expect(flow).toMatchObject({ own: [0.1, 0, 0.2, 0.05], upper: 0.1, lower: 0.25, total: 0.35, network: 0.3 });
  });

  it('takes the delivery for the network flow that is not measured, and nothing for nothing', () => {
    const flow = (deliveriesM3min: readonly (number | undefined)[]) =>
      pipeFlow({ deliveriesM3min, networkFlowM3min: undefined, upperCount: 2, fullPipeM3min: 50 }).network;
    expect(flow([10, 5])).toBeCloseTo(0.3, 12);
    expect(flow([undefined, undefined])).toBe(0);
    expect(flow([])).toBe(0);
  });

  it('never leaves the pipe, and ends with what the machines feed in', () => {
    fc.assert(
      fc.property(fc.array(delivery, { maxLength: 10 }), fc.integer({ min: 0, max: 10 }), (deliveriesM3min, upperCount) => {
        const { run, branch, own, upper, lower, total, network } = pipeFlow({
          deliveriesM3min,
          networkFlowM3min: undefined,
          upperCount,
          fullPipeM3min: 500,
        });
        const shares = [...own, upper, lower, total, network, ...[...run, ...branch].flatMap(({ before, after }) => [before, after])];
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
        expect(upper + lower).toBeCloseTo(total, 9);
        expect(own.reduce((a, b) => a + b, 0)).toBeCloseTo(total, 9);
      }),
    );
  });
});
