import { setTimeout } from 'node:timers/promises';
import { demoPasswordsInUse } from './access/firstPasswords.ts';
import { listenAt, listenOn } from '../server/http/listening.ts';
import type { StationConfig } from './config/StationConfig.ts';
import { StartFailure } from '../server/process/StartFailure.ts';
import { originLines } from './sources/originOf.ts';
import { openStation, type Station, type StationParts } from './openStation.ts';

type RunParts = Omit<StationParts, 'restart'>;

/** Long enough for the answer to arrive, and for a slow browser to take it before its connection ends. */
const restartAfterMs = 1000;
const retryAfterMs = 250;
const maxTries = 40;

const signalled = (signal: AbortSignal) =>
  new Promise<'ended'>((resolve) => {
    if (signal.aborted) resolve('ended');
    else signal.addEventListener('abort', () => resolve('ended'), { once: true });
  });

/** Where a station can be reached. */
interface Places {
  readonly address: string;
  /** Undefined without a Modbus server. */
  readonly modbusAddress: string | undefined;
}

async function announce({ store, origin }: Station, { address, modbusAddress }: Places, { config, log, notices }: RunParts): Promise<void> {
  if (origin !== 'measured') log.warn(originLines[origin]);
  notices.line(`Pressluft is ready: ${address}`);
  if (modbusAddress !== undefined) notices.line(`Its plant can be read over Modbus TCP: ${modbusAddress}`);
  const known = config.demo ? await demoPasswordsInUse(store.passwords) : [];
  notices.line(known.length > 0 ? `Log in with the password ${known.join(' or ')}` : "Log in with one of the station's passwords");
}

/** Somebody may have taken the port meanwhile, and be gone soon. */
async function again(listen: () => Promise<string>): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      return await listen();
    } catch (error) {
      if (!(error instanceof StartFailure) || tries === maxTries) throw error;
      await setTimeout(retryAfterMs);
    }
  }
}

type Ports = Pick<StationConfig, 'port' | 'modbusPort'>;

const portOf = (address: string, otherwise: number) => Number(/:(\d+)$/.exec(address)?.[1]) || otherwise;

async function listen(
  { app, modbus }: Station,
  { host, tls }: StationConfig,
  { port, modbusPort }: Ports,
  isFirst: boolean,
): Promise<Places> {
  const firstOrAgain = isFirst ? (listening: () => Promise<string>) => listening() : again;
  const address = await firstOrAgain(() => listenOn(app.server, { host, port, tls }));
  if (modbus === undefined || modbusPort === undefined) return { address, modbusAddress: undefined };
  return { address, modbusAddress: await firstOrAgain(() => listenAt(modbus, { host, port: modbusPort })) };
}

/** One life of the servers; gives why it ended. */
async function runOnce(parts: RunParts, ports: Ports, isFirst: boolean): Promise<Ports & { readonly why: 'ended' | 'restart' }> {
  const { config, signal } = parts;
  let restart = (): void => undefined;
  const restarted = new Promise<'restart'>((resolve) => {
    restart = () => void setTimeout(restartAfterMs, 'restart' as const).then(resolve);
  });
  const station = await openStation({ ...parts, restart });
  try {
    const places = await listen(station, config, ports, isFirst);
    if (isFirst) await announce(station, places, parts);
    else parts.log.warn('the web server is open again');
    const why = await Promise.race([signalled(signal), restarted]);
    const { address, modbusAddress } = places;
    const modbusPort = modbusAddress === undefined ? undefined : portOf(modbusAddress, ports.modbusPort ?? 0);
    return { why, port: portOf(address, ports.port), modbusPort };
  } finally {
    await station.close();
  }
}

/** Runs a station until the signal is given; a reboot ends its web server and opens it again on the same port. */
export async function runStation(parts: RunParts): Promise<void> {
  let run = await runOnce(parts, parts.config, true);
  while (run.why === 'restart') run = await runOnce(parts, run, false);
}
