import { describe, expect, it } from '@jest/globals';
import type { FileIdentity } from '../../../core/ports/index.ts';
import type { PlantDay } from '../../../core/time/index.ts';
import { dayStep, sumChannels } from '../../../core/totals/index.ts';
import { storedSums } from '../../../station/figures/channelSumsBytes.ts';
import { keptSums } from '../../../station/figures/keptSums.ts';
import { load, machineLog, power } from '../../core/samples/logs.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';
import { logLines } from '../logLines.ts';

const [a, b, c] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;
const periodS = 10;
/** An hour at noon, with so much power. */
const sumsOf = (day: PlantDay, powerKW: number) => {
  const rows = Array.from({ length: 360 }, () => [load, powerKW, 12] as const);
  return storedSums(sumChannels(machineLog(rows, periodS * 1000, Date.parse(`${day}T12:00:00Z`)), periodS));
};
const fileOf = (sizeBytes: number): FileIdentity => ({ sizeBytes, modifiedMs: 1 });

function setUp() {
  const { channelSums } = memoryStore();
  const reads: string[] = [];
  const broken = new Set<keyof typeof channelSums>();
  const unless = <K extends keyof typeof channelSums>(name: K): (typeof channelSums)[K] =>
    ((...args: readonly unknown[]) => {
      reads.push(name);
      if (broken.has(name)) throw new Error(`no ${name}`);
      return (channelSums[name] as (...given: readonly unknown[]) => unknown)(...args);
    }) as (typeof channelSums)[K];
  const repository = {
    ...{ files: unless('files'), save: unless('save'), days: unless('days') },
    ...{ quarters: unless('quarters'), remove: unless('remove') },
  };
  const { log, lines } = logLines();
  return { repository, broken, lines, reads, open: () => keptSums(repository, log), raw: channelSums };
}

describe('the sums that are kept of finished days', () => {
  it('are a step a day, or so many quarter hours a step, and those of a day that is saved meanwhile', () => {
    const { open } = setUp();
    const sums = open();
    sums.save(a, fileOf(1), sumsOf(a, 50));
    expect([...sums.days(power, a, c).steps]).toEqual([dayStep(a)]);
    expect(sums.quarters(power, a, c, 1).steps).toHaveLength(4);
    expect(sums.quarters(power, a, c, 4).steps).toHaveLength(1);
    sums.save(b, fileOf(1), sumsOf(b, 60));
    expect([...sums.days(power, a, c).steps]).toEqual([dayStep(a), dayStep(b)]);
    expect(sums.quarters(power, a, c, 1).steps).toHaveLength(8);
    expect(sums.quarters(power, a, c, 4).steps).toHaveLength(2);
  });

  it('are read from the database once, whatever the length of a step, until a day changes', () => {
    const { open, reads } = setUp();
    const sums = open();
    sums.save(a, fileOf(1), sumsOf(a, 50));
    reads.splice(0);
    const ask = () => [sums.days(power, a, b), sums.quarters(power, a, b, 1), sums.quarters(power, a, b, 4)];
    expect(ask()).toEqual(ask());
    expect(reads).toEqual(['days', 'quarters', 'quarters']);
    sums.remove(a);
    expect(ask().map(({ steps }) => steps.length)).toEqual([0, 0, 0]);
  });

  it('say of which file they are, also after a restart, until they are removed', () => {
    const { open } = setUp();
    const sums = open();
    sums.save(a, fileOf(1), sumsOf(a, 50));
    sums.save(b, fileOf(2), sumsOf(b, 50));
    for (const each of [sums, open()]) {
      expect([...each.files]).toEqual([
        [a, fileOf(1)],
        [b, fileOf(2)],
      ]);
    }
    sums.remove(a);
    for (const each of [sums, open()]) expect([...each.files.keys()]).toEqual([b]);
  });

  it('are forgotten of a day whose bytes are damaged, so that it is made again, and are those of the others', () => {
    const { open, raw } = setUp();
    const sums = open();
    for (const day of [a, b]) sums.save(day, fileOf(1), sumsOf(day, 50));
    const damaged = new Map([...sumsOf(a, 50)].map(([channel, of]) => [channel, { ...of, quarters: of.quarters.subarray(1) }]));
    raw.save(a, fileOf(1), damaged);
    expect([...sums.quarters(power, a, b, 4).steps].every((step) => step >= 24 * dayStep(b))).toBe(true);
    expect([[...sums.files.keys()], [...raw.files().keys()]]).toEqual([[b], [b]]);
  });

  it('are none where the database fails, which is logged and ends nothing', () => {
    const { open, broken, lines, raw } = setUp();
    broken.add('files').add('save').add('days').add('quarters').add('remove');
    const sums = open();
    sums.save(a, fileOf(1), sumsOf(a, 50));
    expect([sums.files.size, raw.files().size]).toEqual([0, 0]);
    expect([sums.days(power, a, b).steps.length, sums.quarters(power, a, b, 1).steps.length]).toEqual([0, 0]);
    sums.remove(a);
    expect(lines).toEqual(['files', 'save', 'days', 'quarters', 'remove'].map((name) => `sums: no ${name}`));
    broken.clear();
    sums.save(a, fileOf(1), sumsOf(a, 50));
    expect([sums.files.size, sums.days(power, a, b).steps.length]).toEqual([1, 1]);
  });
});
