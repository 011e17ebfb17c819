/** Series of prices: of a day of UTC the 96 quarter hours as 64-bit floats, NaN for none. */
export const priceSeries = `
  CREATE TABLE price_series (
    series TEXT NOT NULL,
    utc_day INTEGER NOT NULL,
    prices BLOB NOT NULL,
    PRIMARY KEY (series, utc_day)
  ) STRICT, WITHOUT ROWID;
`;
