import { configOf, help } from './config/StationConfig.ts';
import { checkPort } from '../server/http/listening.ts';
import { stationLog } from '../server/process/log.ts';
import { terminalNotices } from '../server/process/Notices.ts';
import { endOnSignal } from './endOnSignal.ts';
import { runStation } from './runStation.ts';
import { StartFailure } from '../server/process/StartFailure.ts';

const clock = { nowMs: () => Date.now() };
const notices = terminalNotices(process.stdout);

/** EX_SOFTWARE of sysexits.h. */
const nothingLeftExitCode = 70;

async function run(): Promise<void> {
  const config = configOf(process.argv.slice(2), process.env);
  if (config === undefined) {
    process.stdout.write(help);
    return;
  }
  const signal = endOnSignal();
  await checkPort(config);
  if (config.modbusPort !== undefined) await checkPort({ host: config.host, port: config.modbusPort });
  try {
    await runStation({ config, log: stationLog(config.logLevel, config.logFormat), clock, notices, signal });
  } catch (error) {
    if (error !== signal.reason) throw error;
  }
}

/** Without it, a station that has nothing left to wait for would look like one that was ended. */
function onNothingLeft(): void {
  process.stderr.write('pressluft: ended before its work was done, with nothing left to wait for: a fault of the program\n');
  process.exit(nothingLeftExitCode);
}

process.stdout.on('error', () => undefined);
process.once('beforeExit', onNothingLeft);
run()
  .catch((error: unknown) => {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`pressluft: ${error.message}\n`);
    process.exitCode = error.exitCode;
  })
  .finally(() => process.off('beforeExit', onNothingLeft));
