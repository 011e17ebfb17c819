import { describe, expect, it } from '@jest/globals';
import { decodeBalance, encodeBalance } from '../../../adapters/contract/index.ts';
import { energyBalanceOf } from '../../../core/balance/index.ts';
import { noLeakReasons } from '../../../core/leakage/index.ts';
import { emptyTotals } from '../../../core/totals/index.ts';
import { tariff } from '../../core/balance/expectConserved.ts';
import { sent } from './wires.ts';

const balance = energyBalanceOf(emptyTotals(0, 3_600_000), [], tariff);
const wire = encodeBalance(balance);

describe('a balance on the wire', () => {
  it('takes an unnamed slot with any energy for installed where that is not said, and one that is said to be none for none', () => {
    const { machines } = decodeBalance({
      compressors: [
        { cindex: 1, energie_gesamt_1kWh0: 0.5 },
        { cindex: 2, energie_gesamt_1kWh0: 0 },
        { cindex: 3, name: 'K3', installed: false },
        { cindex: 4, installed: true },
      ],
    });
    expect(machines.slice(0, 4).map(({ installed }) => installed)).toEqual([true, false, false, true]);
  });

  it('says nothing of estimates and counters where there are none', () => {
    expect(Object.keys(wire).sort()).toEqual(['compressors', 'leakage', 'plant', 'range', 'tariff']);
    expect(decodeBalance({ leakage: { kind: 'none', reason: noLeakReasons[0] } })).toMatchObject({ leak: { coverage: 0 } });
    for (const part of ['estimated', 'counters']) expect(decodeBalance(wire)).not.toHaveProperty(part);
  });

  it('carries one estimated channel and one counter', () => {
    const counter = { name: 'Main', slots: [2], fromMs: 0, untilMs: 5, countedKWh: 8, summedKWh: 10, coverageRatio: 0.5 };
    const given = { ...balance, estimated: ['electricalPowerKW@2'] as const, counters: [{ ...counter, deviationRatio: -0.2 }] };
    expect(decodeBalance(sent(encodeBalance(given)))).toMatchObject({
      estimated: ['electricalPowerKW@2'],
      counters: [{ ...counter, deviationRatio: expect.any(Number) }],
    });
  });
});
