/** Links that open the wall panel, by the hash of their token. */
export const wallLinks = `
  CREATE TABLE wall_links (
    realm TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    name TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    used_ms INTEGER,
    PRIMARY KEY (realm, token_hash)
  ) STRICT, WITHOUT ROWID;
`;
