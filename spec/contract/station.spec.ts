import { decodeBacklog, encodeBacklogLine } from '../../adapters/contract/index.ts';
import { httpBacklog, httpGatekeeper, httpStationInfo } from '../../adapters/http/index.ts';
import { memoryStation } from '../../adapters/memory/index.ts';
import { socketPlantFeed } from '../../adapters/socket/index.ts';
import { sampleRowOf } from '../../core/samples/index.ts';
import type { Log } from '../../core/ports/index.ts';
import { demoPasswords } from '../../station/access/firstPasswords.ts';
import { manualSource } from '../station/manualSource.ts';
import { startStation } from '../station/startStation.ts';
import { type ReachedStation, stationContract } from './stationContract.ts';

const quiet: Log = { warn: () => undefined };
const utcDay = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);

function inMemory(): Promise<ReachedStation> {
  const source = manualSource(Date.now());
  const first = source.push();
  const day = decodeBacklog(encodeBacklogLine(sampleRowOf(first)));
  const { gatekeeper, info, feed, backlog, push } = memoryStation({ days: new Map([[utcDay(first.atMs), day]]) });
  return Promise.resolve({
    passwords: demoPasswords,
    gatekeeper,
    info,
    feed,
    backlog,
    push: () => {
      push(source.push());
    },
    loggedDay: utcDay(first.atMs),
    close: () => Promise.resolve(),
  });
}

async function overTheNetwork(): Promise<ReachedStation> {
  const station = await startStation();
  const { address, source } = station;
  const tenSeconds = Array.from({ length: 6 }, () => source.push());
  return {
    passwords: demoPasswords,
    gatekeeper: httpGatekeeper(quiet, address),
    info: httpStationInfo(quiet, address),
    feed: socketPlantFeed(quiet, address),
    backlog: httpBacklog(address),
    push: () => void source.push(),
    loggedDay: utcDay(tenSeconds.at(-1)!.atMs),
    close: () => station.close(),
  };
}

stationContract('memory', inMemory);
stationContract('a real station over HTTP and sockets', overTheNetwork);
