import { describe, expect, it } from '@jest/globals';
import { fullPipeM3min } from '../../../../../ui/areas/overview/model/fullPipe.ts';
import { stationShape } from '../../../../../ui/stores/index.ts';
import { machine, stationWith } from '../overviewFixture.ts';

const shapes = (...technologies: readonly (1 | 2 | 3 | 4 | 5 | 6)[]) =>
  stationShape(stationWith(technologies.map((technology, i) => machine(i + 1, { technology })))).machines;

describe('fullPipeM3min', () => {
  it('follows from the machines installed alone, so that it is the same by day and by night', () => {
    const station = shapes(4, 4, 4, 2, 6, 4, 4);
    expect(fullPipeM3min(station, 48)).toBe(fullPipeM3min(station, 3));
    expect(fullPipeM3min(station, 0)).toBe(72);
  });

  it('doubles until the largest flow seen fits', () => {
    expect(fullPipeM3min(shapes(4, 4, 4), 61)).toBe(120);
  });

  it('leaves a single machine room in its own riser', () => {
    expect(fullPipeM3min(shapes(2), 0)).toBe(24);
    expect(fullPipeM3min([], 0)).toBe(24);
  });
});
