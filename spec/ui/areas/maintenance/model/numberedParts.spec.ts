import { expect, it } from '@jest/globals';
import { maintenanceComponents, serviceList } from '../../../../../core/maintenance/index.ts';
import { numberedParts } from '../../../../../ui/areas/maintenance/model/numberedParts.ts';
import { partPlaces } from '../../../../../ui/areas/maintenance/picture/partPlaces.ts';
import { drawingSize } from '../../../../../ui/cutaway/cutawayPoints.ts';
import { item } from '../maintenanceFixture.ts';

it('parts are numbered in their order; one that the picture does not show has no number', () => {
  const services = serviceList([item(1, 'dryer', 1), item(1, 'motor', 2), item(1, 'oilFilter', 3)], undefined, 0);
  expect(numberedParts(services, partPlaces.screw).map(({ service, number }) => [service.component, number])).toEqual([
    ['dryer', undefined],
    ['motor', 1],
    ['oilFilter', 2],
  ]);
});

it('every place is within the drawing, and no two numbers cover each other', () => {
  for (const places of Object.values(partPlaces)) {
    const shown = maintenanceComponents.flatMap((component) => places[component] ?? []);
    expect(shown.length).toBeGreaterThan(1);
    for (const { frame, number } of shown) {
      const [x, y, width, height] = frame;
      expect(x >= 0 && y >= 0 && x + width <= drawingSize.width && y + height <= drawingSize.height).toBe(true);
      expect(number[0] > 0 && number[0] < drawingSize.width && number[1] > 0 && number[1] < drawingSize.height).toBe(true);
      const others = shown.filter((other) => other.number !== number);
      for (const { number: other } of others) expect(Math.hypot(number[0] - other[0], number[1] - other[1])).toBeGreaterThan(60);
    }
  }
});
