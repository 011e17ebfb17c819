import { clockOffsetMs, type DataFinding, dataFindings, isOlderRelease, linkFindings, stationBeatMs } from '../../core/fleet/index.ts';
import type { FleetDataRow, FleetReading, FleetStation } from '../../core/ports/index.ts';
import { msPerDay } from '../../core/time/index.ts';
import { coverageOf, dataUntilMs, lastDays, type RowTime } from './stationRows.ts';

const refusedMs = 30 * msPerDay;

export const newestSoftware = (stations: readonly FleetStation[]): string =>
  stations.reduce((newest, { software }) => (isOlderRelease(newest, software) ? software : newest), stations[0]?.software ?? '');

/** Why a station's figures can't be believed as they are; nothing of one that is to send no more. */
export function findingsOf(
  { exchange, state, newerDays, software, isRevoked }: FleetStation,
  facts: { readonly coverageShare: number; readonly refusedDays: number; readonly newestSoftware: string },
  { nowMs, beatMs }: RowTime,
): readonly DataFinding[] {
  if (isRevoked) return [];
  const link = {
    ...{ seenMs: exchange?.seenMs, sentMs: exchange?.sentMs, boots: exchange?.boots, newerDays },
    beatMs: stationBeatMs(exchange?.beatS, beatMs),
    ...{ isCardFailing: state?.isCardFailing ?? false, isMailFailing: state?.isMailFailing ?? false },
    isDigestRefused: exchange?.isDigestRefused ?? false,
  };
  return dataFindings({ ...facts, link: linkFindings(link, nowMs), software });
}

/** All stations, those with most findings first. */
export async function dataRows(reading: FleetReading, time: RowTime): Promise<readonly FleetDataRow[]> {
  const { nowMs } = time;
  const { from, until } = lastDays(nowMs);
  const [stations, sums, refused] = await Promise.all([
    reading.stations(),
    reading.sums(from, until),
    reading.refusedDays(nowMs - refusedMs),
  ]);
  const newest = newestSoftware(stations);
  const rows = stations.map((station): FleetDataRow => {
    const { id, plant, exchange, software } = station;
    const refusedDays = refused.flatMap(({ station: of, day, atMs, reason }) => (of === id ? [{ day, atMs, reason }] : []));
    const coverageShare = coverageOf(sums.get(id), nowMs);
    return {
      ...{
        id,
        name: plant.name,
        seenMs: exchange?.seenMs,
        clockOffsetMs: clockOffsetMs(exchange ?? { seenMs: undefined, sentMs: undefined }),
      },
      ...{ coverageShare, dataUntilMs: dataUntilMs(station), software, refusedDays },
      findings: findingsOf(station, { coverageShare, refusedDays: refusedDays.length, newestSoftware: newest }, time),
    };
  });
  return rows.sort((a, b) => b.findings.length - a.findings.length || (a.name < b.name ? -1 : 1));
}
