import {
  decodePerformanceAsked,
  encodeCost,
  encodeHeatReport,
  encodeLeakage,
  encodeMachines,
  encodePerformance,
  encodeProfile,
  insightRangeOf,
} from '../../adapters/contract/index.ts';
import { mayCall } from '../../core/access/index.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

/** What the records say about the plant. */
export function insightRoutes({
  figures,
  settings,
}: RouteParts): Pick<Handlers, 'profile' | 'energyCost' | 'heatReport' | 'leakage' | 'machines' | 'performance'> {
  return {
    profile: async ({ query, signal }) => encodeProfile(await figures.profile(insightRangeOf(query), query.of, signal)),
    energyCost: async ({ query, signal }) => encodeCost(await figures.energyCost(insightRangeOf(query), query.every, signal)),
    heatReport: async ({ query, signal }) => encodeHeatReport(await figures.heatReport(insightRangeOf(query), query.circuit, signal)),
    leakage: async ({ query, signal }) => encodeLeakage(await figures.leakage(insightRangeOf(query), signal)),
    async machines({ query, signal, known }) {
      const answer = await figures.machines(insightRangeOf(query), signal);
      // What energy costs is not for everyone who sees machines.
      return encodeMachines(mayCall('energyCost', known.session, settings.all().rights) ? answer : { ...answer, pricePerKWh: undefined });
    },
    performance: async ({ query, signal }) => encodePerformance(await figures.performance(decodePerformanceAsked(query), signal)),
  };
}
