import type { ReactNode } from 'react';
import type { MemoryStationOptions } from '../../../fakes/index.ts';
import type { AirStatistics, MachineAirStatistics } from '../../../../core/balance/index.ts';
import { ports } from '../../../../ui/di/tokens.ts';
import { liveLink } from '../../../../ui/stores/index.ts';
import { markupOf, plain } from '../../markupOf.tsx';
import { keptLog, morningMs, storesOver } from '../../stores/stationFixture.ts';
import { machine, stationWith } from '../overview/overviewFixture.ts';

export const dayMs = 86_400_000;

export const airOf = (index: number, over: Partial<MachineAirStatistics> = {}): MachineAirStatistics => ({
  index,
  energyLoadKWh: 900,
  energyNoLoadKWh: 100,
  volumeM3: 10_000,
  leakedM3: 1000,
  ...over,
});

export const statisticsOf = (machines: readonly MachineAirStatistics[], over: Partial<AirStatistics> = {}): AirStatistics => ({
  timespan: { fromMs: morningMs - 10 * dayMs, untilMs: morningMs },
  machines,
  leakOrigin: 'upperBound',
  ...over,
});

/** A station with the machines K1 to K3, without a network, logged in. */
export async function openEnergy(options: MemoryStationOptions = {}, level = 'read') {
  const parts = storesOver(options);
  liveLink({ feed: parts.station.feed, ...parts });
  await parts.session.login(level);
  const log = keptLog();
  return {
    ...parts,
    log: parts.log,
    warned: log,
    push: (thinkGreen: AirStatistics | undefined, atMs = morningMs) => {
      parts.station.push({
        ...stationWith(
          [1, 2, 3].map((index) => machine(index)),
          {},
          atMs,
        ),
        thinkGreen,
      });
    },
  };
}

/** The markup of a page of the area, in German. */
export function rendered(opened: Awaited<ReturnType<typeof openEnergy>>, page: ReactNode, path = '/energy_balancing'): string {
  return markupOf(opened, page, path, (bound) => {
    bound.bind(ports.stationCommands).toConstantValue(opened.station.stationCommands);
    bound.bind(ports.statistics).toConstantValue(opened.station.statistics);
    bound.bind(ports.log).toConstantValue(opened.warned);
  });
}

export { plain };
export const headingOf = (page: string) => plain(/<h1>.*?<\/h1>/.exec(page)?.[0] ?? '');
/** The cells of each row of the table of figures, its head and its sum among them. */
export const tableOf = (page: string) =>
  [...(/<table class="tb tb-named et-table">(.*?)<\/table>/.exec(page)?.[1] ?? '').matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<(?:th|td)[^>]*>(.*?)<\/(?:th|td)>/g)].map(([, cell = '']) => plain(cell)),
  );
