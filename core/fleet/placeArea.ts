const postcode = /\b\d{4,6}\b/;
const areaDigits = 2;

/** The postcode in a place as people enter it; undefined without one. */
export const postcodeOf = (place: string): string | undefined => postcode.exec(place)?.[0];

/** Places of one journey: the area of the postcode, such as `89xxx` of `89073 Ulm`, else the place itself. */
export function placeArea(place: string): string {
  const code = postcodeOf(place);
  return code === undefined ? place.trim() : code.slice(0, areaDigits).padEnd(code.length, 'x');
}
