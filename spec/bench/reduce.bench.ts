import { extremesPyramid } from '../../core/plot/extremesPyramid.ts';
import { reduceToExtremes } from '../../core/plot/index.ts';
import { declareBench } from './harness/Bench.ts';
import { weekOfPressure, weekTimesMs } from './reduceWeek.ts';

interface Extremes {
  readonly least: number;
  readonly greatest: number;
}

const extremesOf = (values: readonly number[]): Extremes => ({ least: Math.min(...values), greatest: Math.max(...values) });

/** The peer may lose extremes, but not show greater ones, and draws as many points. */
function compare(ours: unknown, theirs: unknown): string | undefined {
  const [mine, other] = [ours, theirs] as [Extremes & { points: number }, Extremes & { points: number }];
  if (other.points !== 655 || mine.points > 655) return `points: ${mine.points} against ${other.points}`;
  return mine.least <= other.least && mine.greatest >= other.greatest ? undefined : 'an extreme is lost';
}

/** A week's line to 655 points with all its extremes: each has its input as it likes it, ours columns and their pyramid, the peer its tuples. */
export const bench = declareBench({
  work: '60 481 samples to 655 points',
  ours: {
    name: 'pyramid, extremes exact',
    prepare: () => {
      const [timesMs, values] = [weekTimesMs(), weekOfPressure()];
      const pyramid = extremesPyramid(timesMs, values, values.length);
      const scanned = reduceToExtremes(timesMs, values, 0, values.length);
      if (JSON.stringify(scanned) !== JSON.stringify(pyramid.reduce(0, values.length)))
        throw new Error('the pyramid differs from the scan');
      return () => pyramid.reduce(0, values.length);
    },
    result: (points) => {
      const values = weekOfPressure();
      const whole = extremesOf([values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))]);
      const drawn = extremesOf(points.map((point) => values[point]!));
      if (drawn.least !== whole.least || drawn.greatest !== whole.greatest) throw new Error('an extreme of the week is not drawn');
      return { ...drawn, points: points.length };
    },
  },
  peers: [
    {
      name: 'downsample-lttb, tuples ready',
      reach: 8,
      aim: 12,
      prepare: async () => {
        const { default: lttb } = await import('downsample-lttb');
        const [timesMs, values] = [weekTimesMs(), weekOfPressure()];
        const tuples = Array.from(timesMs, (atMs, i) => [atMs, values[i]!] as const);
        return () => lttb.processData(tuples, 655);
      },
      result: (points: readonly (readonly [number, number])[]) => ({
        ...extremesOf(points.map(([, value]) => value)),
        points: points.length,
      }),
      compare,
    },
  ],
});
