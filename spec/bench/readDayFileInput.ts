import { dayFileHead, type DayFileLayout, dayFileRow } from '../../core/dayFile/index.ts';
import { type Channel, channels, emptyRow } from '../../core/samples/index.ts';

export const rowsOfADay = 43_200;
export const startMs = Date.parse('2026-11-20T00:00:00Z');
const periodS = 2;

/** Where a quantity wanders: lowest, highest, and at most so far from one row to the next. */
const walks: Readonly<Record<string, readonly [lowest: number, highest: number, step: number]>> = {
  systemPressureBar: [6.5, 7.5, 0.02],
  linePressureBar: [6.5, 7.6, 0.02],
  volumeFlowM3min: [5, 95, 2],
  deliveryVolumeM3min: [0, 18, 0.3],
  loadRatio: [0, 1, 0.05],
  powerKW: [0, 900, 3],
  electricalPowerKW: [20, 110, 2],
  temperatureDegC: [55, 95, 0.5],
};
const statuses = [7, 3, 7, 1, 259, 7, 515, 7] as const;
/** How often a machine's state changes: every few minutes. */
const changesPerRow = 0.01;

/** Evenly spread numbers 0..1, the same in every process. */
function fixedNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
}

const quantityOf = (channel: Channel) => channel.split('@')[0]!;

/** Ten machines, every value there: each call goes one row on; the values are the same array each time. */
export function walkingPlant(): () => Float64Array {
  const next = fixedNumbers();
  const { values } = emptyRow(startMs);
  channels.forEach((channel, i) => {
    const [lowest, highest] = walks[quantityOf(channel)] ?? [7, 7];
    values[i] = (lowest + highest) / 2;
  });
  const steps = channels.map((channel) => ({ walk: walks[quantityOf(channel)], isStatus: quantityOf(channel) === 'status' }));
  return () => {
    steps.forEach(({ walk, isStatus }, i) => {
      const drawn = next();
      if (walk === undefined && isStatus) {
        if (drawn < changesPerRow) values[i] = statuses[Math.floor((drawn / changesPerRow) * statuses.length)]!;
      } else if (walk !== undefined) values[i] = Math.min(walk[1], Math.max(walk[0], values[i]! + (2 * drawn - 1) * walk[2]));
    });
    return values;
  };
}

/** A day of ten machines, every cell filled. */
export function dayFile(layout: DayFileLayout): Uint8Array {
  const next = walkingPlant();
  const parts = [dayFileHead(layout, { date: '2026-11-20', schematicNumber: 'PL 1200', softwareVersion: layout.version, periodS })];
  for (let n = 0; n < rowsOfADay; n++) parts.push(dayFileRow(layout, { atMs: startMs + n * periodS * 1000, values: next() }));
  return new TextEncoder().encode(parts.join(''));
}
