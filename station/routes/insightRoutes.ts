import {
  decodePerformanceAsked,
  encodeCost,
  encodeHeatReport,
  encodeLeakage,
  encodePerformance,
  encodeProfile,
  insightRangeOf,
} from '../../adapters/contract/index.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

/** What the records say about the plant. */
export function insightRoutes({
  figures,
}: RouteParts): Pick<Handlers, 'profile' | 'energyCost' | 'heatReport' | 'leakage' | 'performance'> {
  return {
    profile: async ({ query, signal }) => encodeProfile(await figures.profile(insightRangeOf(query), query.of, signal)),
    energyCost: async ({ query, signal }) => encodeCost(await figures.energyCost(insightRangeOf(query), query.every, signal)),
    heatReport: async ({ query, signal }) => encodeHeatReport(await figures.heatReport(insightRangeOf(query), query.circuit, signal)),
    leakage: async ({ query, signal }) => encodeLeakage(await figures.leakage(insightRangeOf(query), signal)),
    performance: async ({ query, signal }) => encodePerformance(await figures.performance(decodePerformanceAsked(query), signal)),
  };
}
