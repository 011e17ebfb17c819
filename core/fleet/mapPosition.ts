/** Where a station is, in degrees of WGS 84. */
export interface MapPosition {
  /** -90..90, north is positive. */
  readonly lat: number;
  /** -180..180, east is positive. */
  readonly lon: number;
}

/** Where the pictures of a map come from. */
export interface MapTiles {
  /** Address of a tile, with `{z}`, `{x}` and `{y}` in its path. */
  readonly url: string;
  /** What the maker of the map wants to be said of it; may be empty. */
  readonly attribution: string;
}

const isWithin = (value: number, limit: number) => Number.isFinite(value) && Math.abs(value) <= limit;

/** Whether there is such a place. */
export const isMapPosition = ({ lat, lon }: MapPosition): boolean => isWithin(lat, 90) && isWithin(lon, 180);

const whole = /^(https?:\/\/[a-z0-9.-]+(?::\d{1,5})?)\/[^\s{}]*(?:\{[zxy]\}[^\s{}]*)+$/i;
const parts = ['{z}', '{x}', '{y}'];

/** The origin of the server that a map's pictures come from; undefined for an address that is none of a tile. */
export function tileOrigin(url: string): string | undefined {
  const origin = whole.exec(url)?.[1];
  return parts.every((part) => url.includes(part)) ? origin?.toLowerCase() : undefined;
}

const stepsDeg = [20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01];
const gridLines = 4;

/** Where lines of a grid lie between two degrees, a few of them. */
export function gridDegrees(fromDeg: number, untilDeg: number): readonly number[] {
  const step = stepsDeg.find((each) => (untilDeg - fromDeg) / each >= gridLines) ?? stepsDeg.at(-1)!;
  const first = Math.ceil(fromDeg / step);
  const count = Math.floor(untilDeg / step) - first + 1;
  return Array.from({ length: count }, (_, i) => (first + i) * step);
}
