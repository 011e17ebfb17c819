import { setTimeout } from 'node:timers/promises';
import { demoPasswordsInUse } from './access/firstPasswords.ts';
import { listenOn } from '../server/http/listening.ts';
import { StartFailure } from '../server/process/StartFailure.ts';
import { originLines } from './sources/originOf.ts';
import { openStation, type Station, type StationParts } from './openStation.ts';

type RunParts = Omit<StationParts, 'restart'>;

/** Long enough for the answer to who asked for it to arrive. */
const restartAfterMs = 200;
const retryAfterMs = 250;
const maxTries = 40;

const signalled = (signal: AbortSignal) =>
  new Promise<'ended'>((resolve) => {
    if (signal.aborted) resolve('ended');
    else signal.addEventListener('abort', () => resolve('ended'), { once: true });
  });

async function announce({ store, origin }: Station, address: string, { config, log, notices }: RunParts): Promise<void> {
  if (origin !== 'measured') log.warn(originLines[origin]);
  notices.line(`Pressluft is ready: ${address}`);
  const known = config.demo ? await demoPasswordsInUse(store.passwords) : [];
  notices.line(known.length > 0 ? `Log in with the password ${known.join(' or ')}` : "Log in with one of the station's passwords");
}

/** Somebody may have taken the port meanwhile, and be gone soon. */
async function listenAgain(station: Station, address: Parameters<typeof listenOn>[1]): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      return await listenOn(station.app.server, address);
    } catch (error) {
      if (!(error instanceof StartFailure) || tries === maxTries) throw error;
      await setTimeout(retryAfterMs);
    }
  }
}

/** One life of the web server; gives why it ended. */
async function runOnce(
  parts: RunParts,
  port: number,
  isFirst: boolean,
): Promise<{ readonly why: 'ended' | 'restart'; readonly port: number }> {
  const { config, signal } = parts;
  let restart = (): void => undefined;
  const restarted = new Promise<'restart'>((resolve) => {
    restart = () => void setTimeout(restartAfterMs, 'restart' as const).then(resolve);
  });
  const station = await openStation({ ...parts, restart });
  try {
    const address = await (isFirst ? listenOn(station.app.server, { ...config, port }) : listenAgain(station, { ...config, port }));
    if (isFirst) await announce(station, address, parts);
    else parts.log.warn('the web server is open again');
    const why = await Promise.race([signalled(signal), restarted]);
    return { why, port: Number(new URL(address).port) || port };
  } finally {
    await station.close();
  }
}

/** Runs a station until the signal is given; a reboot ends its web server and opens it again on the same port. */
export async function runStation(parts: RunParts): Promise<void> {
  let run = await runOnce(parts, parts.config.port, true);
  while (run.why === 'restart') run = await runOnce(parts, run.port, false);
}
