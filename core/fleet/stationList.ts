import { recordOf } from '../records/index.ts';
import { isInRegion } from './placeRegions.ts';
import { type StationStanding, standings } from './stationStanding.ts';

/** What a list of stations knows of each to find it by. */
export interface ListedStation {
  readonly name: string;
  readonly place: string;
  readonly operator: string;
  readonly owner: string;
  readonly standing: StationStanding;
}

/** Which stations of a list are shown; what is undefined is not asked for. */
export interface StationFilter {
  /** Part of the name or the place, in whatever case. */
  readonly text: string;
  /** That runs or owns them. */
  readonly organisation: string | undefined;
  readonly standing: StationStanding | undefined;
  /** One of `placeRegions`, or an area of one. */
  readonly region?: string | undefined;
}

const folded = (text: string) => text.trim().toLowerCase();

/** In the order that they have. */
export function filterStations<Row extends ListedStation>(rows: readonly Row[], filter: StationFilter): readonly Row[] {
  const text = folded(filter.text);
  const { organisation, standing, region = '' } = filter;
  return rows.filter(
    (row) =>
      (standing === undefined || row.standing === standing) &&
      (organisation === undefined || row.operator === organisation || row.owner === organisation) &&
      isInRegion(row.place, region) &&
      (text === '' || folded(row.name).includes(text) || folded(row.place).includes(text)),
  );
}

/** How many stations stand in each way. */
export const countStandings = (rows: readonly Pick<ListedStation, 'standing'>[]): Readonly<Record<StationStanding, number>> =>
  recordOf(standings, (standing) => rows.filter((row) => row.standing === standing).length);

/** Where somebody must act first: by standing, worst first, then by how much more energy than its like a station needs. Sorted ascending. */
const urgencyOf = ({ standing, deviationShare }: Pick<ListedStation, 'standing'> & UrgencyFigures): readonly [number, number] => [
  -standings.indexOf(standing),
  -(deviationShare ?? -Infinity),
];
interface UrgencyFigures {
  readonly deviationShare: number | undefined;
}

/** Most urgent first; the order of those that are alike stays. */
export const byUrgency = <Row extends Pick<ListedStation, 'standing'> & UrgencyFigures>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => {
    const [[standing, more], [otherStanding, otherMore]] = [urgencyOf(one), urgencyOf(other)];
    return standing - otherStanding || (more === otherMore ? 0 : more - otherMore);
  });
