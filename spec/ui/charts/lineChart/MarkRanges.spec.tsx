import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { lineChartShapes } from '../../../../ui/charts/lineChart/lineChartShapes.ts';
import { MarkRanges } from '../../../../ui/charts/lineChart/MarkRanges.tsx';
import { hour } from './chartFixture.ts';

const { fromMs, toMs } = hour.span;

function drawn(atMs: number, untilMs: number | undefined) {
  const data = { ...hour, marks: [{ id: 'note-1', atMs, untilMs, icon: 'g-note', tone: '', text: 'Blaspistolen' } as const] };
  const shapes = lineChartShapes(data, 800);
  const markup = renderToStaticMarkup(
    <svg>
      <MarkRanges data={data} shapes={shapes} />
    </svg>,
  );
  const number = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(markup)?.[1]);
  const { frame } = shapes.places.plots[0]!;
  const share = (px: number) => (px - frame.x) / frame.width;
  return {
    rects: markup.match(/<rect/g)?.length ?? 0,
    lines: markup.match(/<line/g)?.length ?? 0,
    from: share(number('x')),
    until: share(number('x') + number('width')),
    height: number('height') / frame.height,
  };
}
const at = (part: number) => fromMs + part * (toMs - fromMs);

describe('[TREND-6] the range of a note', () => {
  it.each([
    ['within the shown range: with both edges', 0.25, 0.75, { from: 0.25, until: 0.75, lines: 2 }],
    ['from before it: with its end', -1, 0.5, { from: 0, until: 0.5, lines: 1 }],
    ['into the time behind it: with its begin', 0.5, 3, { from: 0.5, until: 1, lines: 1 }],
    ['over all of it: without an edge', -1, 3, { from: 0, until: 1, lines: 0 }],
  ])('is drawn behind the lines, over the height of the plot, %s', (_, from, until, expected) => {
    const shown = drawn(at(from), at(until));
    expect(shown).toMatchObject({ rects: 1, lines: expected.lines });
    expect(shown.from).toBeCloseTo(expected.from, 6);
    expect(shown.until).toBeCloseTo(expected.until, 6);
    expect(shown.height).toBeCloseTo(1, 6);
  });

  it.each([
    ['a moment', 0.5, undefined],
    ['a range before the shown one', -2, -1],
    ['a range behind it', 2, 3],
  ])('is not drawn for %s', (_, from, until) => {
    expect(drawn(at(from), until && at(until)).rects).toBe(0);
  });
});
