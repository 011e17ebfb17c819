import type { Handlers } from '../http/serveCalls.ts';
import { adminRoutes } from './adminRoutes.ts';
import { cardRoutes } from './cardRoutes.ts';
import { faultRoutes } from './faultRoutes.ts';
import { figureRoutes } from './figureRoutes.ts';
import { infoRoutes } from './infoRoutes.ts';
import type { Services } from './Services.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { settingsRoutes } from './settingsRoutes.ts';

/** What answers each call. */
export function stationRoutes(services: Services): Handlers {
  return {
    ...infoRoutes(services),
    ...sessionRoutes(services),
    ...cardRoutes(services),
    ...figureRoutes(services),
    ...faultRoutes(services),
    ...adminRoutes(services),
    ...settingsRoutes(services),
  };
}
