/**
 * The newest day of a station stands beside it: who sees ten thousand stations would else have their days looked through one station at
 * a time, each day under the rules of who may see it.
 */
const newest = `
  ALTER TABLE station ADD COLUMN newest_day date;
  UPDATE station SET newest_day = (SELECT max(day) FROM station_day WHERE station_day.station = station.id);
  GRANT SELECT (newest_day) ON station TO pressluft_app;
  GRANT UPDATE (newest_day) ON station TO pressluft_ingest;
`;

/** Records without figures are few: they are counted without the others. */
const withoutFigures = `
  CREATE INDEX day_record_without_figures ON day_record (station) WHERE derived = 0;
`;

/** What the list of all stations is read from. */
export const newestDays = `${newest}${withoutFigures}`;
