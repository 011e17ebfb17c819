/** Reports of months as they were made. */
export const monthReports = `
  CREATE TABLE month_reports (
    month TEXT NOT NULL,
    language TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    pdf BLOB NOT NULL,
    PRIMARY KEY (month, language)
  ) STRICT;
`;
