import { statSync } from 'node:fs';

/** Those that take long for their size, in `spec`: started last, one of them would run on alone. */
export const slowSpecs: readonly string[] = [
  'package/package.spec.ts',
  'fleet/mailsKilled.spec.ts',
  'station/main.spec.ts',
  'core/plant/model/advancePlant.spec.ts',
  'core/replay/freshSimulations.spec.ts',
  'core/replay/whatIf.spec.ts',
  'station/sources/firstPlant.spec.ts',
  'station/annex/stationAnnex.spec.ts',
  'station/fleet/stationOfFleet.spec.ts',
  'station/refusedStart.spec.ts',
  'adapters/modbus/trial/trial.spec.ts',
  'adapters/modbus/peers/peers.spec.ts',
  'station/push/sessions.spec.ts',
  'station/sources/fillHistory.spec.ts',
  'station/push/slowClients.spec.ts',
  'station/card/kill.spec.ts',
  'station/figures/openFigures.spec.ts',
  'fleet/brokenDatabase.spec.ts',
  'fleet/manyStations.spec.ts',
  'core/plant/machines.spec.ts',
  'station/device/startWithHook.spec.ts',
  'station/proof/kill.spec.ts',
  'cli/stationFigures.spec.ts',
  'station/http/startedStation.spec.ts',
  'core/plant/demo/demoPlant.spec.ts',
  'e2e/customersText.e2e.ts',
  'e2e/looks.e2e.ts',
];

interface SpecFile {
  readonly path: string;
}

const placeOf = ({ path }: SpecFile): number => {
  const place = slowSpecs.findIndex((name) => path.endsWith(`/spec/${name}`));
  return place === -1 ? slowSpecs.length : place;
};

/** The order of specs and browser tests, the same on a machine that never ran them: the slow ones, then the largest first. */
export default class SlowestFirst {
  sort<File extends SpecFile>(files: readonly File[]): File[] {
    return files
      .map((file) => ({ file, place: placeOf(file), size: statSync(file.path).size }))
      .sort((a, b) => a.place - b.place || b.size - a.size)
      .map(({ file }) => file);
  }

  /** jest's own keeps times and failures of the last run with it. */
  cacheResults(): void {
    return undefined;
  }
}
