import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { NavLink } from '../../../ui/kit/index.ts';

const shown = (at: string, to: string, end: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <NavLink className="item" to={to} end={end}>
        Bild
      </NavLink>
    </MemoryRouter>,
  );

test.each([
  ['/maintenance/table', true, true],
  ['/maintenance/table', false, true],
  ['/maintenance/table/2', true, false],
  ['/maintenance/table/2', false, true],
  ['/maintenance/tables', false, false],
  ['/maintenance', false, false],
] as const)('at %s a link to the table (that page only: %s) is current: %s', (at, end, isCurrent) => {
  const current = isCurrent ? ' aria-current="page"' : '';
  expect(shown(at, '/maintenance/table', end)).toBe(`<a class="item"${current} href="/maintenance/table">Bild</a>`);
});
