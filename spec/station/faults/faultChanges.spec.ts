import { describe, expect, it } from '@jest/globals';
import { statusBit } from '../../../core/compressor/index.ts';
import type { FaultId } from '../../../core/ports/index.ts';
import { faultChanges, faultsUp } from '../../../station/faults/faultChanges.ts';
import { faultLogEntryOf } from '../../../station/faults/faultLogEntryOf.ts';
import { nothingUnsaved, withChanges } from '../../../station/faults/unsavedFaults.ts';
import { fault, faultSample, morning, morningMs, withStatus } from './faultSample.ts';

const [a, b, c] = [fault(1, 70), fault(2, 5), fault('master', 16)];
const ids = (faults: Iterable<FaultId>) => Array.from(faults, ({ source, bitIndex }) => `${source}:${bitIndex}`);

describe('what a sample changes in the faults', () => {
  it.each([
    ['none, where they are the same', [a, b], [a, b], [], []],
    ['those that it brings', [a], [a, b, c], [b, c], []],
    ['those that it has no more', [a, b, c], [b], [], [a, c]],
    ['one for another', [a], [b], [b], [a]],
  ])('is %s', (_, before, now, came, gone) => {
    const changes = faultChanges(faultsUp(before, true), faultSample(now));
    expect([ids(changes.came), ids(changes.ended), ids(changes.up.values()).sort()]).toEqual([ids(came), ids(gone), ids(now).sort()]);
    expect(changes.isChange).toBe(came.length + gone.length > 0);
  });

  it('is an end at the sample, or at the latest then where the fault was not heard since a start', () => {
    const up = new Map([...faultsUp([a]), ...faultsUp([b], true)]);
    expect(faultChanges(up, faultSample([])).ended.map(({ source, end }) => [source, end])).toEqual([
      [1, { atMs: morningMs, isAtLatest: true }],
      [2, { atMs: morningMs, isAtLatest: false }],
    ]);
  });

  it('is nothing of a machine that is not heard, whose faults end at the latest when it is heard again', () => {
    const silent = withStatus(morning, 1, statusBit.on | statusBit.communicationError);
    const meanwhile = faultChanges(faultsUp([a, b, c], true), faultSample([], silent));
    expect([ids(meanwhile.up.values()), ids(meanwhile.ended)]).toEqual([['1:70'], ['2:5', 'master:16']]);
    expect(faultChanges(meanwhile.up, faultSample([])).ended).toEqual([
      { source: 1, bitIndex: 70, end: { atMs: morningMs, isAtLatest: true } },
    ]);
  });

  it('is no end while the clock has no time', () => {
    const changes = faultChanges(faultsUp([a], true), faultSample([], { atMs: NaN }));
    expect([changes.ended, changes.up.size, changes.isChange]).toEqual([[], 0, true]);
  });
});

describe('the event of a fault', () => {
  it('has the values of its moment with three decimals, and what is missing is', () => {
    const master = {
      ...{ ...morning.master, deliveryVolumeM3min: 12.345_67, volumeFlowM3min: undefined, systemPressureBar: 7.000_49, loadRatio: NaN },
      status: 3,
    };
    const reading = { quantity: 'pressure', value: 5.5, limit: 6 } as const;
    const entry = faultLogEntryOf(a, faultSample([b, { ...a, reading }], { master }));
    expect(entry).toEqual({
      ...{ atMs: morningMs, source: 1, bitIndex: 70, deliveryVolumeM3min: 12.346, volumeFlowM3min: undefined, systemPressureBar: 7 },
      ...{ loadRatio: undefined, masterStatus: 3, reading },
      machines: morning.compressors.map(({ status, technology }) => ({ status, technology })),
    });
    expect(faultLogEntryOf(b, faultSample([b, { ...a, reading }], { atMs: NaN }))).toMatchObject({ atMs: undefined, source: 2 });
    expect(faultLogEntryOf(b, faultSample([{ ...fault(2, 6), reading }, b]))).not.toHaveProperty('reading');
  });
});

describe('what was not saved yet', () => {
  const came = (of: FaultId, atMs = morningMs) => ({ ...faultLogEntryOf(of, faultSample([])), atMs });
  const endAt = (of: FaultId, atMs: number) => ({ source: of.source, bitIndex: of.bitIndex, end: { atMs, isAtLatest: false } });

  it('is each event with its own end, and the ends of those that the database has', () => {
    let unsaved = withChanges(nothingUnsaved, { came: [came(a), came(b)], ended: [endAt(c, 1)] });
    unsaved = withChanges(unsaved, { came: [came(c)], ended: [endAt(a, 2)] });
    unsaved = withChanges(unsaved, { came: [came(a, 7)], ended: [endAt(c, 3)] });
    expect(unsaved.events).toEqual([
      { ...came(a), end: { atMs: 2, isAtLatest: false } },
      came(b),
      { ...came(c), end: { atMs: 3, isAtLatest: false } },
      came(a, 7),
    ]);
    expect(unsaved.ended).toEqual([endAt(c, 1)]);
    const ended = withChanges(unsaved, { came: [], ended: [endAt(a, 9)] });
    expect(ended.events.map(({ end }) => end?.atMs)).toEqual([2, undefined, 3, 9]);
    expect(withChanges(ended, { came: [], ended: [endAt(a, 10)] }).events.at(-1)!.end?.atMs).toBe(9);
  });
});
