import type { Database } from './Database.ts';
import { first } from './migrations/0001_first.ts';
import { people } from './migrations/0002_people.ts';
import { insight } from './migrations/0003_insight.ts';
import { watches } from './migrations/0004_watches.ts';
import { issuers } from './migrations/0005_issuers.ts';
import { mails } from './migrations/0006_mails.ts';
import { visitsAndPlaces } from './migrations/0007_visits_places.ts';
import { beats } from './migrations/0008_beats.ts';
import { leanMonths } from './migrations/0009_lean_months.ts';
import { newestDays } from './migrations/0010_newest_days.ts';
import { quartersAndCodes } from './migrations/0011_quarters_codes.ts';
import { revoked } from './migrations/0012_revoked.ts';
import { UnusableFleetDatabase } from './UnusableFleetDatabase.ts';

/** In the order they run; the database's version is the number of those it has seen. Never change one that was released. */
export const migrations: readonly string[] = [
  first,
  people,
  insight,
  watches,
  issuers,
  mails,
  visitsAndPlaces,
  beats,
  leanMonths,
  newestDays,
  quartersAndCodes,
  revoked,
];

/** Any number that all programs of a fleet take, so that one of them migrates and the others wait. */
const lock = 7_246_501;

/** Brings a database to the newest version, all steps or none; throws an UnusableFleetDatabase when it is newer already, or another program's. */
export async function migrate(database: Database, migrations: readonly string[]): Promise<void> {
  await database.transaction('owner', async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [lock]);
    const [named] = await query(
      "SELECT to_regclass('pressluft_version') IS NOT NULL AS known, to_regclass('station') IS NOT NULL AS taken",
    );
    if (named?.['known'] !== true) {
      if (named?.['taken'] === true) throw new UnusableFleetDatabase("it is another program's, with a table 'station'");
      await query('CREATE TABLE pressluft_version (version int NOT NULL)');
      await query('INSERT INTO pressluft_version VALUES (0)');
    }
    const [row] = await query('SELECT version FROM pressluft_version');
    const from = Number(row?.['version']);
    if (from > migrations.length) {
      throw new UnusableFleetDatabase(
        `the database was written by a newer version of this software (database ${from}, this software ${migrations.length}); update the software`,
      );
    }
    for (const migration of migrations.slice(from)) await query(migration);
    await query('UPDATE pressluft_version SET version = $1', [migrations.length]);
  });
}
