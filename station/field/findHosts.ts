import { tcpLine } from '../../adapters/modbus/index.ts';
import type { FoundDevice, NetworkSearch } from '../../core/ports/index.ts';
import { identityWords } from './identityWords.ts';

const modbusPort = 502;
const identifyTimeoutMs = 500;
/** As many addresses are asked at once. */
const atOnce = 16;
/** What a gateway answers to as a rule. */
const askedUnit = 1;

async function deviceAt(
  host: string,
  port: number,
  isAllowed: (address: string) => boolean,
  signal: AbortSignal,
): Promise<FoundDevice | undefined> {
  const line = tcpLine({ host, port, framing: 'tcp', isAllowed });
  try {
    const identity = await line.identify(askedUnit, { timeoutMs: identifyTimeoutMs, signal });
    if (line.state().generation === 0) return undefined;
    return { host, unit: askedUnit, identification: identityWords(identity), profiles: [] };
  } finally {
    await line.close();
  }
}

/** The addresses of a search. */
export const hostsOf = ({ network, fromHost, toHost }: NetworkSearch): readonly string[] =>
  Array.from({ length: toHost - fromHost + 1 }, (_, i) => `${network}.${fromHost + i}`);

/** The addresses of a network at which something listens for Modbus. */
export async function findHosts(
  search: NetworkSearch,
  isAllowed: (address: string) => boolean,
  signal: AbortSignal,
  port = modbusPort,
): Promise<readonly FoundDevice[]> {
  const hosts = hostsOf(search).filter(isAllowed);
  const found: (FoundDevice | undefined)[] = [];
  for (let i = 0; i < hosts.length && !signal.aborted; i += atOnce)
    found.push(...(await Promise.all(hosts.slice(i, i + atOnce).map((host) => deviceAt(host, port, isAllowed, signal)))));
  return found.filter((device) => device !== undefined);
}
