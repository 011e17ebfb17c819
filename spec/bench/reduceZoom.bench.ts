import { extremesPyramid } from '../../core/plot/extremesPyramid.ts';
import { declareBench } from './harness/Bench.ts';
import { weekOfPressure, weekTimesMs } from './reduceWeek.ts';

const lines = 30;

/** A frame of a zoomed chart: all of its lines again, each time of another part of the week. */
export const bench = declareBench({
  work: `${lines} lines of a week at a new zoom, 655 points each`,
  ours: {
    name: 'pyramids',
    prepare: () => {
      const timesMs = weekTimesMs();
      const pyramids = Array.from({ length: lines }, (_, i) => extremesPyramid(timesMs, weekOfPressure(i * 31), timesMs.length));
      let zoom = 0;
      return () => {
        zoom = (zoom + 1) % 50;
        return pyramids.map((pyramid) => pyramid.reduce(zoom * 101, 60_481 - zoom * 307));
      };
    },
  },
  budget: { name: '16.7 ms frame', ms: 16.7, reach: 0.1, aim: 0.07 },
});
