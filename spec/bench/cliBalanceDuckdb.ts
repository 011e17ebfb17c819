/** The sums of a folder of day files by DuckDB, in a process of its own: `cliBalanceDuckdb.ts FOLDER THREADS`; prints its rows as JSON. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { latestLayout } from '../../core/dayFile/index.ts';
import { duckdbTotals } from './integrateDuckdb.ts';
import { yearSlots } from './integrateYear.ts';

const headLines = 4;
const [folder = '', threads = ''] = process.argv.slice(2);

const names = [
  ...latestLayout.plant.map(({ name }) => name),
  ...yearSlots.flatMap((slot) => latestLayout.compressor.map(({ name }) => `comp${slot}_${name}`)),
];
const needed: Readonly<Record<string, string>> = { status: 'SMALLINT', elLeistung: 'FLOAT', liefermenge: 'FLOAT' };
/** What no sum needs is not converted. */
const typeOf = (name: string) =>
  (name.startsWith('comp') ? needed[name.split('_')[1]!] : undefined) ?? (name === 'netzdruck' ? 'FLOAT' : 'VARCHAR');
const columns = ["'time': 'TIMESTAMP'", ...names.map((name) => `'${name}': '${typeOf(name)}'`)].join(', ');
const files = readdirSync(folder)
  .sort()
  .map((name) => `'${join(folder, name)}'`)
  .join(', ');
const machine = (slot: number) => `comp${slot}_status AS s${slot}, comp${slot}_elLeistung AS p${slot}, comp${slot}_liefermenge AS d${slot}`;

const { DuckDBInstance } = await import('@duckdb/node-api');
const connection = await (await DuckDBInstance.create(':memory:', { threads })).connect();
/** Given the types and the format, without sniffing, in the order of the files. */
await connection.run(`CREATE TABLE samples AS SELECT epoch_ms(time) AS ts, netzdruck, ${yearSlots.map(machine).join(', ')}
  FROM read_csv([${files}], auto_detect=false, header=true, skip=${headLines}, delim=',', quote='', escape='',
    timestampformat='%Y-%m-%dT%H:%M:%SZ', columns={${columns}})`);
const machines = (await connection.runAndReadAll(duckdbTotals())).getRowObjectsJS();
const [plant] = (
  await connection.runAndReadAll('SELECT min(netzdruck) AS least, max(netzdruck) AS greatest FROM samples')
).getRowObjectsJS();
process.stdout.write(JSON.stringify({ machines, plant }));
