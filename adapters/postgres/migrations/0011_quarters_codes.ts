/** The quarter hours of a day may be dropped; what names its record stays, so that the station does not send it again. */
const droppedQuarters = `
  ALTER TABLE day_record
    ALTER COLUMN body DROP NOT NULL;
`;

/** By which code a station came: an enrolment whose answer was lost is made again by the same code. Codes that somebody guesses look through no table. */
const codes = `
  ALTER TABLE station
    ADD COLUMN code_hash bytea;
  CREATE INDEX station_code ON station (code_hash) WHERE code_hash IS NOT NULL;
`;

/** What stays longer than what it came with, and what does not. */
export const quartersAndCodes = `${droppedQuarters}${codes}`;
