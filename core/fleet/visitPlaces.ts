import type { StationVisit, VisitPlace } from './visitPlan.ts';

const postcode = /\b\d{4,6}\b/;
const areaDigits = 2;

/** The postcode in a place as people enter it; undefined without one. */
const postcodeOf = (place: string): string | undefined => postcode.exec(place)?.[0];

/** Places of one journey: the area of the postcode, such as `89xxx` of `89073 Ulm`, else the place itself. */
export function placeArea(place: string): string {
  const code = postcodeOf(place);
  return code === undefined ? place.trim() : code.slice(0, areaDigits).padEnd(code.length, 'x');
}

const compared = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** Visits by place, the one first where somebody has to go first. */
export function visitPlaces(visits: readonly StationVisit[]): readonly VisitPlace[] {
  const byArea = new Map<string, StationVisit[]>();
  for (const visit of visits) byArea.set(placeArea(visit.place), [...(byArea.get(placeArea(visit.place)) ?? []), visit]);
  const firstDay = ({ visits: all }: VisitPlace) => all.map(({ day }) => day).reduce((a, b) => (a < b ? a : b));
  return [...byArea]
    .map(([area, all]): VisitPlace => ({
      area,
      visits: all.sort(
        (a, b) => compared(postcodeOf(a.place) ?? '', postcodeOf(b.place) ?? '') || compared(a.day, b.day) || compared(a.name, b.name),
      ),
    }))
    .sort((a, b) => compared(firstDay(a), firstDay(b)) || compared(a.area, b.area));
}
