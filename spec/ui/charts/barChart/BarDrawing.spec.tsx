import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { BarDrawing } from '../../../../ui/charts/barChart/BarDrawing.tsx';

const marksOf = (load: number, before: number | undefined) => {
  const bars = [{ id: '1', name: 'K1', parts: [load], before, value: `${load}`, spoken: '' }];
  const data = { parts: ['plain'], groups: [{ id: 'machines', title: undefined, axisTitle: '', bars }], isOneScale: true } as const;
  const markup = renderToStaticMarkup(<BarDrawing data={data} tickText={String} width={800} />);
  return markup.match(/class="bc-before"/g)?.length ?? 0;
};

test.each([
  ['a bar', 5, 19, 1],
  ['a bar of nothing', 0, 19, 1],
  ['a bar without a period before', 5, undefined, 0],
  ['a missing bar', NaN, 19, 0],
])('%s has its mark of the period before', (_, load, before, marks) => {
  expect(marksOf(load, before)).toBe(marks);
});
