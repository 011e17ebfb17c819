/** Months are changed in their place with every day: room for that in each page. */
const room = `
  ALTER TABLE station_month SET (fillfactor = 60);
  ALTER TABLE machine_month SET (fillfactor = 60);
`;

/** Days and months of machines, and months of stations, are only read by station, by which their keys begin. */
const unread = `
  DROP INDEX machine_day_day;
  DROP INDEX station_month_month;
  DROP INDEX machine_month_month;
`;

/** Less is written with each day that arrives. */
export const leanMonths = `${room}${unread}`;
