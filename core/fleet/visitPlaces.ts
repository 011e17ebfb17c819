import { compared } from './compared.ts';
import type { StationVisit, VisitPlace } from './visitPlan.ts';

/** With the letters of a country before it, as in `A-8010`, where somebody entered them. */
const postcode = /\b(?:([A-Z]{1,3})[- ])?(\d{4,6})\b/;
/** Of a postcode without letters. */
const defaultCountry = ['', 'D', 'DE'];
const areaDigits = 2;

/** The postcode in a place as people enter it; undefined without one. */
const postcodeOf = (place: string): string | undefined => postcode.exec(place)?.[2];

/** The postcode with the digits behind its first ones left open; undefined without one. */
function openPostcode(place: string, digits: number): string | undefined {
  const [, letters = '', code] = postcode.exec(place) ?? [];
  if (code === undefined) return undefined;
  const country = defaultCountry.includes(letters) ? '' : `${letters}-`;
  return country + code.slice(0, digits).padEnd(code.length, 'x');
}

/** Places of one journey: the area of the postcode, such as `89xxx` of `89073 Ulm` or `A-80xx` of `A-8010 Graz`, else the place itself. */
export const placeArea = (place: string): string => openPostcode(place, areaDigits) ?? place.trim();

/** The names of the places in each area as they are written, without a postcode and each once; an area without a postcode is a name itself. */
export function areaTowns(places: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const towns = new Map<string, readonly string[]>();
  for (const place of places) {
    const [area, before] = [placeArea(place), towns.get(placeArea(place)) ?? []];
    const town = place.replace(postcode, '').replace(/^[\s,;]+|[\s,;]+$/g, '');
    towns.set(area, town === '' || town === area || before.includes(town) ? before : [...before, town]);
  }
  return towns;
}

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
