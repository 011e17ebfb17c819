import { describe, expect, it } from '@jest/globals';
import { hasFlow, performanceDays } from '../../../core/performance/performanceDays.ts';
import { msPerHour, plantDayRange } from '../../../core/time/index.ts';
import { type ChannelSums, quarterHourMs } from '../../../core/totals/index.ts';

const zone = 'Europe/Berlin';

interface Held {
  readonly from?: string;
  readonly until: string;
  readonly mean: number;
  /** Share of each quarter hour that is known. */
  readonly known?: number;
  readonly without?: (hour: number) => boolean;
}

/** A channel that has one mean through some days of the plant. */
function held({ from = '2026-10-24', until, mean, known = 1, without = () => false }: Held): ChannelSums {
  const [{ fromMs }, { untilMs }] = [plantDayRange(from, zone), plantDayRange(until, zone)];
  const steps = Array.from({ length: (untilMs - fromMs) / quarterHourMs }, (_, i) => fromMs / quarterHourMs + i).filter(
    (step) => !without((step * quarterHourMs - fromMs) / msPerHour),
  );
  const coveredMs = known * quarterHourMs;
  return {
    steps: Float64Array.from(steps),
    sums: Float64Array.from(steps, () => mean * coveredMs),
    coveredMs: Float64Array.from(steps, () => coveredMs),
    least: Float32Array.from(steps, () => mean),
    greatest: Float32Array.from(steps, () => mean),
  };
}

const nothing: ChannelSums = held({ until: '2026-10-26', mean: 0, without: () => true });
const until = '2026-10-26';
const flow = held({ until, mean: 10 });

describe('days of energy and volume', () => {
  it('have 25 hours where the clock goes back', () => {
    const pressure = held({ until, mean: 7 });
    const days = performanceDays({ power: [held({ until, mean: 80 }), nothing], flow, pressure }, zone);
    expect(days).toMatchObject([
      { day: '2026-10-24', hours: 24, energyKWh: 1920, volumeM3: 14_400, pressureBar: 7, cost: undefined },
      { day: '2026-10-25', hours: 25, energyKWh: 2000, volumeM3: 15_000 },
      { day: '2026-10-26', hours: 24 },
    ]);
  });

  it('count while power and flow are known together, and not at all below 95 %', () => {
    const days = (known: number) => performanceDays({ power: [held({ until, mean: 80, known })], flow }, zone);
    expect(days(0.96)).toMatchObject([{ hours: expect.closeTo(23.04, 9), energyKWh: expect.closeTo(1843.2, 6) }, {}, {}]);
    expect(days(0.95).map(({ hours }) => hours)).toEqual([22.8, 23.75, 22.8]);
    expect(days(0.9499)).toEqual([]);
  });

  it('count each quarter hour for as long as the least known of its channels', () => {
    const [known, less, least] = [1, 0.98, 0.96].map((share) => held({ until, mean: 50, known: share }));
    for (const [power, into] of [
      [[known!, least!], less!],
      [[least!, less!], known!],
      [[less!, known!], least!],
    ] as const) {
      const [day] = performanceDays({ power, flow: into }, zone);
      expect(day!.hours).toBeCloseTo(23.04, 9);
      expect([day!.energyKWh, day!.volumeM3]).toEqual([expect.closeTo(2304, 6), expect.closeTo(69_120, 6)]);
    }
  });

  it('miss the quarter hours that one of both misses', () => {
    const power = [held({ until, mean: 80, without: (hour) => hour < 0.5 })];
    const day = { day: '2026-10-24', hours: 23.25, energyKWh: 1860, volumeM3: 13_950 };
    const [first] = performanceDays({ power, flow: held({ until, mean: 10, without: (hour) => hour >= 0.5 && hour < 0.75 }) }, zone);
    expect(first).toMatchObject(day);
  });

  it('are left out where one machine says nothing, but not before it came', () => {
    const first = held({ until, mean: 80 });
    const gone = performanceDays({ power: [first, held({ until, mean: 20, without: (hour) => hour > 24 && hour < 30 })], flow }, zone);
    expect(gone.map(({ day }) => day)).toEqual(['2026-10-24', '2026-10-26']);
    const later = performanceDays({ power: [first, held({ from: '2026-10-26', until, mean: 20 })], flow }, zone);
    expect(later.map(({ energyKWh }) => energyKWh)).toEqual([1920, 2000, 2400]);
    const once = performanceDays(
      { power: [first, held({ from: '2026-10-26', until, mean: 20, without: (hour) => hour > 0 })], flow },
      zone,
    );
    expect(once.map(({ day }) => day)).toEqual(['2026-10-24', '2026-10-25']);
  });

  it('cost what each quarter hour cost, and nothing is said where one has no rate', () => {
    const rate = { name: '', perKWh: 0.2 };
    const firstHour = plantDayRange('2026-10-26', zone).fromMs / quarterHourMs;
    const cost = { rateAt: (quarter: number) => (quarter === firstHour ? undefined : rate) };
    const days = performanceDays({ power: [held({ until, mean: 80 })], flow }, zone, { cost, co2Kg: { rateAt: () => rate } });
    expect(days.map(({ cost: each }) => each)).toEqual([expect.closeTo(384, 6), expect.closeTo(400, 6), undefined]);
    expect(days[2]!.co2Kg).toBeCloseTo(384, 6);
  });

  it('have the air that the machines deliver together where no sensor measures the flow', () => {
    const power = [held({ until, mean: 80 })];
    const delivery = [held({ until, mean: 6 }), held({ from: '2026-10-25', until, mean: 3 })];
    const volumes = [undefined, nothing].map((sensor) =>
      performanceDays({ power, delivery, flow: sensor }, zone).map((day) => day.volumeM3),
    );
    expect(volumes).toEqual([
      [8640, 13_500, 12_960],
      [8640, 13_500, 12_960],
    ]);
    expect(performanceDays({ power, delivery, flow }, zone)[0]!.volumeM3).toBe(14_400);
    expect(performanceDays({ power }, zone)).toEqual([]);
    const earlier = [delivery[1]!, delivery[0]!];
    expect(performanceDays({ power, delivery: earlier }, zone).map(({ day }) => day)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  });

  it('have the mean pressure of the time that it is known, and none where it is not', () => {
    const power = [held({ until, mean: 80 })];
    const pressed = (pressure: ChannelSums | undefined) =>
      performanceDays({ power, flow, pressure }, zone).map(({ pressureBar }) => pressureBar);
    const low = held({ until: '2026-10-24', mean: 6, known: 0.5 });
    const partly = { ...low, sums: low.sums.map((sum, i) => (i < 24 ? (sum / 6) * 8 : sum)), coveredMs: low.coveredMs.slice() };
    expect(pressed(partly)).toEqual([expect.closeTo(6.5, 9), undefined, undefined]);
    partly.coveredMs.fill(quarterHourMs / 4, 24);
    partly.sums.fill((6 * quarterHourMs) / 4, 24);
    // eight bar for 12 quarter hours, six bar for 18
    expect(pressed(partly)[0]).toBeCloseTo((8 * 12 + 6 * 18) / 30, 9);
    expect(pressed(undefined)).toEqual([undefined, undefined, undefined]);
  });

  it('have no machine behind the day of its last power', () => {
    const power = [held({ until, mean: 80 }), held({ until: '2026-10-25', mean: 20 })];
    expect(performanceDays({ power, flow }, zone).map(({ energyKWh }) => energyKWh)).toEqual([2400, 2500, 1920]);
  });

  it('cost nothing that is known without rates', () => {
    const [day] = performanceDays({ power: [held({ until, mean: 80 })], flow }, zone);
    expect([day!.cost, day!.co2Kg]).toEqual([undefined, undefined]);
  });

  it('are of a measured flow where its sensor has a quarter hour', () => {
    expect(hasFlow({ power: [], flow })).toBe(true);
    expect(hasFlow({ power: [], flow: nothing })).toBe(false);
    expect(hasFlow({ power: [], delivery: [flow] })).toBe(false);
  });

  it('are none without power', () => {
    expect(performanceDays({ power: [], flow }, zone)).toEqual([]);
    expect(performanceDays({ power: [nothing], flow }, zone)).toEqual([]);
  });
});
