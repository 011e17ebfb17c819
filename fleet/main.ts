import { checkPort, listenOn } from '../server/http/listening.ts';
import { stationLog } from '../server/process/log.ts';
import { StartFailure } from '../server/process/StartFailure.ts';
import { configOf, type FleetConfig, help } from './config/FleetConfig.ts';
import { demoPerson } from './demo/demoStations.ts';
import { type Fleet, openFleet } from './openFleet.ts';

const line = (text: string) => process.stdout.write(`${text}\n`);

function untilSignalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/** A code for a station of an organisation that runs and owns it; the organisation is made where there is none. */
async function printCode({ store, enrolments }: Fleet, organisation: string): Promise<void> {
  await store.admin.addOrganisation({ id: organisation, name: organisation });
  const code = await enrolments.code({ operator: organisation, owner: organisation, uses: 1 });
  line(`Code for a station of ${organisation}, for 14 days, shown only this once: ${code}`);
}

/** Until somebody has used one, each start makes a link: there is no password that a fleet begins with. */
async function printSetUp({ access }: Fleet, url: string): Promise<void> {
  const made = await access.firstLink();
  if (made !== undefined) line(`Link to set up the first account, for 7 days, works once: ${new URL(made.link, url).href}`);
}

async function serve(config: FleetConfig): Promise<void> {
  await checkPort(config);
  const log = stationLog(config.logLevel, config.logFormat);
  if (config.databaseUrl === undefined) log.warn('the embedded database is for trials: a power cut may break it');
  const ended = untilSignalled();
  const fleet = await openFleet({ config, log, clock: { nowMs: () => Date.now() } });
  try {
    if (config.codeFor !== undefined) await printCode(fleet, config.codeFor);
    const url = await listenOn(fleet.server, config);
    if (config.isDemo) line(`Made-up stations: log in as ${demoPerson.email} with the password ${demoPerson.password}`);
    else await printSetUp(fleet, url);
    line(`Pressluft's fleet is ready: ${url}`);
    await ended;
  } finally {
    await fleet.close();
  }
}

async function run(): Promise<void> {
  const config = configOf(process.argv.slice(2), process.env);
  if (config === undefined) process.stdout.write(help);
  else await serve(config);
}

run().catch((error: unknown) => {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`pressluft: ${error.message}\n`);
  process.exitCode = error.exitCode;
});
