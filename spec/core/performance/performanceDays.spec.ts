import { describe, expect, it } from '@jest/globals';
import { performanceDays } from '../../../core/performance/performanceDays.ts';
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
    expect(days(0.94)).toEqual([]);
  });

  it('are left out where one machine says nothing, but not before it came', () => {
    const first = held({ until, mean: 80 });
    const gone = performanceDays({ power: [first, held({ until, mean: 20, without: (hour) => hour > 24 && hour < 30 })], flow }, zone);
    expect(gone.map(({ day }) => day)).toEqual(['2026-10-24', '2026-10-26']);
    const later = performanceDays({ power: [first, held({ from: '2026-10-26', until, mean: 20 })], flow }, zone);
    expect(later.map(({ energyKWh }) => energyKWh)).toEqual([1920, 2000, 2400]);
  });

  it('cost what each quarter hour cost, and nothing is said where one has no rate', () => {
    const rate = { name: '', perKWh: 0.2 };
    const firstHour = plantDayRange('2026-10-26', zone).fromMs / quarterHourMs;
    const cost = { rateAt: (quarter: number) => (quarter === firstHour ? undefined : rate) };
    const days = performanceDays({ power: [held({ until, mean: 80 })], flow }, zone, { cost, co2Kg: { rateAt: () => rate } });
    expect(days.map(({ cost: each }) => each)).toEqual([expect.closeTo(384, 6), expect.closeTo(400, 6), undefined]);
    expect(days[2]!.co2Kg).toBeCloseTo(384, 6);
  });

  it('are none without power', () => {
    expect(performanceDays({ power: [nothing], flow }, zone)).toEqual([]);
  });
});
