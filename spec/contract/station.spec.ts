import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faultTextsBySource } from '../../adapters/contract/index.ts';
import { memoryStation } from '../fakes/index.ts';
import type { PlantSample } from '../../core/ports/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { demoPasswords } from '../../station/access/firstPasswords.ts';
import { productFaultTexts } from '../../server/faults/productFaultTexts.ts';
import { keptLog } from '../ui/stores/stationFixture.ts';
import { manualSource } from '../station/manualSource.ts';
import { startStation } from '../station/startStation.ts';
import { temporaryFolder } from '../station/temporaryFolder.ts';
import { httpPorts } from './httpPorts.ts';
import {
  backlogOf,
  knownArchives,
  knownDamagedFile,
  knownDayFiles,
  knownFaults,
  knownInputArchives,
  knownInputFiles,
  knownInputMinutes,
  knownSamples,
} from './knownStation.ts';
import type { ReachedStation } from './ReachedStation.ts';
import { stationContract } from './stationContract.ts';

const utcDay = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);

function inMemory(): Promise<ReachedStation> {
  const source = manualSource(Date.now());
  const first = source.push();
  const refusedTokens: string[] = [];
  const log = keptLog();
  const { push, restarts, ...ports } = memoryStation({
    passwords: demoPasswords,
    settings: { ...defaultSettings, time: { ...defaultSettings.time, zone: 'Europe/Berlin' } },
    days: new Map([[utcDay(first.atMs), backlogOf(first)]]),
    samples: knownSamples,
    dayFiles: knownDayFiles,
    archives: { ...knownArchives, inputs: knownInputArchives(), damaged: [knownDamagedFile.listed] },
    inputMinutes: knownInputMinutes,
    faultLog: knownFaults,
    faultTexts: { de: faultTextsBySource(productFaultTexts.de), en: faultTextsBySource(productFaultTexts.en) },
    onUnauthorized: (token) => refusedTokens.push(token),
    log,
  });
  return Promise.resolve({
    ...ports,
    passwords: demoPasswords,
    push() {
      const sample: PlantSample = source.push();
      push(sample);
      return sample;
    },
    loggedDay: utcDay(first.atMs),
    restarts,
    refusedTokens,
    warnings: log.warnings,
    close: () => Promise.resolve(),
  });
}

function writeCard(cardDir: string): void {
  const files = [
    ...[...knownDayFiles, ...knownInputFiles, [knownDamagedFile.path, knownDamagedFile.text] as const].map(
      ([path, text]) => [join('hedata', path), text] as const,
    ),
    ...[...knownArchives.master, ...knownArchives.compressors].map(([name, text]) => [join('archive', name), text] as const),
  ];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(cardDir, path)), { recursive: true });
    writeFileSync(join(cardDir, path), text);
  }
}

async function overTheNetwork(): Promise<ReachedStation> {
  const folder = temporaryFolder();
  writeCard(join(folder, 'card'));
  const station = await startStation({ folder });
  const { address, source, store, restarts } = station;
  store.faults.save(knownFaults.toReversed(), []);
  const tenSeconds = Array.from({ length: 6 }, () => source.push());
  const refusedTokens: string[] = [];
  const log = keptLog();
  return {
    ...httpPorts({ log, origin: address, onUnauthorized: (token) => refusedTokens.push(token) }),
    passwords: demoPasswords,
    push: () => source.push(),
    loggedDay: utcDay(tenSeconds.at(-1)!.atMs),
    restarts,
    refusedTokens,
    warnings: log.warnings,
    close: () => station.close(),
  };
}

stationContract('memory', inMemory);
stationContract('a real station over HTTP and sockets', overTheNetwork);
