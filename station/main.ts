import { demoPasswords } from './access/firstPasswords.ts';
import type { StationApp } from './app.ts';
import { configOf, help, type StationConfig } from './config.ts';
import { checkPort, listenOn } from './listening.ts';
import { stationLog } from './log.ts';
import { terminalNotices } from './Notices.ts';
import { openStation } from './openStation.ts';
import { StartFailure } from './StartFailure.ts';

const clock = { nowMs: () => Date.now() };
const notices = terminalNotices(process.stdout);

/** npm passes on the terminal's Ctrl-C, so that one key press arrives twice. */
const sameSignalMs = 500;
const longestCloseMs = 5000;

function untilSignalled(): AbortSignal {
  const stop = new AbortController();
  let firstMs: number | undefined;
  const onSignal = () => {
    firstMs ??= performance.now();
    if (stop.signal.aborted && performance.now() - firstMs > sameSignalMs) process.exit(1);
    stop.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return stop.signal;
}

const signalled = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

async function serve(app: StationApp, config: StationConfig, signal: AbortSignal): Promise<void> {
  try {
    const address = await listenOn(app.server, config);
    notices.line(`Pressluft is ready: ${address}`);
    notices.line(
      config.demo ? `Log in with the password ${Object.values(demoPasswords).join(' or ')}` : "Log in with one of the station's passwords",
    );
    await signalled(signal);
  } finally {
    setTimeout(() => process.exit(), longestCloseMs).unref();
    await app.close();
  }
}

async function run(): Promise<void> {
  const config = configOf(process.argv.slice(2), process.env);
  if (config === undefined) {
    process.stdout.write(help);
    return;
  }
  const signal = untilSignalled();
  await checkPort(config);
  try {
    await serve(await openStation({ config, log: stationLog(config.logLevel), clock, notices, signal }), config, signal);
  } catch (error) {
    if (error !== signal.reason) throw error;
  }
}

process.stdout.on('error', () => undefined);
run().catch((error: unknown) => {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`pressluft: ${error.message}\n`);
  process.exitCode = error.exitCode;
});
