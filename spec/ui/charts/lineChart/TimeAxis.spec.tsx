import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { timeScale, timeTicks } from '../../../../core/plot/index.ts';
import { TimeAxis } from '../../../../ui/charts/lineChart/TimeAxis.tsx';
import { germanFormat } from './chartFixture.ts';

const span = { fromMs: Date.parse('2026-11-21T18:00:00Z'), toMs: Date.parse('2026-11-22T06:00:00Z') };

it('the time axis has a line along the plot, and at each tick a line and its label below each other', () => {
  const axis = <TimeAxis x={timeScale(span, 40, 640)} ticks={timeTicks(span, 5, 'UTC')} top={200} withDate format={germanFormat} />;
  const markup = renderToStaticMarkup(<svg>{axis}</svg>);
  const [, first, ...ticks] = markup.split('<g transform="translate(');
  const firstPx = Number.parseFloat(first!);
  expect(
    ticks.map((tick) => [
      firstPx + Number(/^([\d.]+)\)"><line y2="5"/.exec(tick)?.[1]),
      [...tick.matchAll(/<t(?:span|ext) x="0" y="(\d+)"[^>]*>([^<]*)</g)].map(([, ...rest]) => rest),
    ]),
  ).toEqual([
    [
      40,
      [
        ['20', '18:00'],
        ['36', '21.11.2026'],
      ],
    ],
    [190, [['20', '21:00']]],
    [
      340,
      [
        ['20', '00:00'],
        ['36', '22.11.2026'],
      ],
    ],
    [490, [['20', '03:00']]],
    [640, [['20', '06:00']]],
  ]);
  expect(markup).toMatch(/<line [^>]*x1="40.5" y1="0" x2="640.5" y2="0"/);
});
