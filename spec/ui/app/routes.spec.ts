import { describe, expect, it, test } from '@jest/globals';
import type { Area } from '../../../core/access/index.ts';
import { routes } from '../../../ui/app/routes.tsx';

/** The first part of an address and the right that its pages need. */
const roots: Readonly<Record<string, Area>> = {
  overview: 'overview',
  analysis: 'analytics',
  energy_balancing: 'energyBalancing',
  think_green: 'energyBalancing',
  data_archive: 'energyBalancing',
  maintenance: 'maintenance',
  error_log: 'errors',
  settings: 'settings',
};

const pages = routes.flatMap(({ area, pages: ofArea }) => ofArea.map(([path]) => [path, area] as const));

describe('the pages', () => {
  test.each(pages)('[ACC-14] %s needs the right to %s', (path, area) => {
    expect(roots[path.split('/')[1]!]).toBe(area);
  });

  it('[ACC-14] of the think-green figures and of the archive are among them', () => {
    const paths = pages.map(([path]) => path);
    expect(paths).toEqual(expect.arrayContaining(['/think_green', '/data_archive']));
    expect(new Set(paths.map((path) => path.split('/')[1]!))).toEqual(new Set(Object.keys(roots)));
  });
});
