import { placeArea } from './visitPlaces.ts';

/** Places that a list can be narrowed to. */
export interface PlaceRegion {
  /** A whole zone of postcodes, such as `8xxxx`; the area itself where a zone has no other one, or where there is no postcode. */
  readonly region: string;
  /** Within it, ascending; none where it is an area itself. */
  readonly areas: readonly string[];
}

const isOpen = /x+$/;
const zoneOf = (area: string): string => {
  const [, country = '', first, rest] = /^([A-Z]{1,3}-)?(\d)(\dx+)$/.exec(area) ?? [];
  return first === undefined ? area : `${country}${first}${'x'.repeat(rest!.length)}`;
};

/** Whether a place is in a region or an area of one; each is in the region that is empty. */
export function isInRegion(place: string, region: string): boolean {
  const area = placeArea(place);
  if (!isOpen.test(region)) return region === '' || area === region;
  return area.length === region.length && area.startsWith(region.replace(isOpen, ''));
}

/** The regions that some places are in, ascending; a place that is empty is in none. */
export function placeRegions(places: readonly string[]): readonly PlaceRegion[] {
  const areas = [...new Set(places.map(placeArea))].filter((area) => area !== '').sort();
  return [...new Set(areas.map(zoneOf))].map((zone) => {
    const own = areas.filter((area) => zoneOf(area) === zone);
    return own.length === 1 ? { region: own[0]!, areas: [] } : { region: zone, areas: own };
  });
}
