import { readFile } from 'node:fs/promises';
import { isIP, Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { DoorProblem } from '../../core/ports/index.ts';
import { connectProblem, isUntrusted } from '../networks/index.ts';
import { allowedAddress, type IsAllowed } from '../fieldDoor/index.ts';

/** Where a broker is. */
export interface BrokerTarget {
  /** mqtt:// or mqtts:// */
  readonly url: string;
  /** Certificates in PEM that are trusted in place of the system's. */
  readonly caFile?: string | undefined;
  /** Likewise, the text itself. */
  readonly ca?: string | undefined;
  readonly isAllowed: IsAllowed;
}

const ports: Readonly<Record<string, number>> = { 'mqtt:': 1883, 'mqtts:': 8883 };

/** Certificates that can't be read are none. */
const caOf = (caFile: string | undefined) => (caFile === undefined ? undefined : readFile(caFile).catch(() => ''));

/** A connected socket, encrypted and with a proven name where the address says so, or why there is none. It is destroyed when the signal is given before. */
export async function brokerSocket(
  { url, caFile, ca: caText, isAllowed }: BrokerTarget,
  signal: AbortSignal,
): Promise<Socket | DoorProblem> {
  const { protocol, hostname, port } = new URL(url);
  const found = await allowedAddress(hostname, isAllowed);
  if ('problem' in found) return found.problem;
  const target = { host: found.address, port: port === '' ? (ports[protocol] ?? 0) : Number(port) };
  const isEncrypted = protocol === 'mqtts:';
  const ca = caText ?? (await caOf(caFile));
  if (signal.aborted) return 'connectTimeout';
  if (ca === '') return 'notTrusted';

  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const names = isIP(name) === 0 ? { servername: name } : {};
  const socket = isEncrypted ? connectTls({ ...target, ...names, ...(ca === undefined ? {} : { ca }) }) : new Socket().connect(target);
  const give = () => socket.destroy();
  signal.addEventListener('abort', give);
  const outcome = await new Promise<Socket | DoorProblem>((resolve) => {
    socket.on('error', (error) => resolve(isUntrusted(error) ? 'notTrusted' : connectProblem(error)));
    socket.once('close', () => resolve('hungUp'));
    socket.once(isEncrypted ? 'secureConnect' : 'connect', () => resolve(socket));
  });
  signal.removeEventListener('abort', give);
  if (typeof outcome === 'string') socket.destroy();
  return outcome;
}
