import { describe, expect, it, test } from '@jest/globals';
import { type Area, areas } from '../../../core/access/index.ts';
import { areaOfPath, areaTable } from '../../../ui/shell/areaTable.ts';

describe('areas and addresses', () => {
  test.each<[string, Area | undefined]>([
    ['/overview', 'overview'],
    ['/overview/compressor/3/type_plate', 'overview'],
    ['/analysis/graphics?range=1h', 'analytics'],
    ['/energy_balancing/heat_reclaiming', 'energyBalancing'],
    ['/think_green', 'energyBalancing'],
    ['/data_archive', 'energyBalancing'],
    ['/maintenance/table', 'maintenance'],
    ['/error_log', 'errors'],
    ['/settings/users', 'settings'],
    ['/', undefined],
    ['/overviewer', undefined],
    ['/nothing', undefined],
  ])('%s belongs to %s', (path, area) => {
    expect(areaOfPath(path)).toBe(area);
  });

  it('[ROUTE-18] there are six, in the order of the tabs', () => {
    expect(Object.keys(areaTable)).toEqual([...areas]);
  });

  test.each(areas)('%s starts with a page of its own', (area) => {
    const { path } = areaTable[area];
    expect(path === undefined ? area : areaOfPath(path)).toBe(area);
  });
});
