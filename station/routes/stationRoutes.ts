import type { Handlers } from '../../server/http/serveCalls.ts';
import { adminRoutes } from './adminRoutes.ts';
import { backupRoutes } from './backupRoutes.ts';
import { cardRoutes } from './cardRoutes.ts';
import { faultRoutes } from './faultRoutes.ts';
import { fieldRoutes } from './fieldRoutes.ts';
import { figureRoutes } from './figureRoutes.ts';
import { insightRoutes } from './insightRoutes.ts';
import { whatIfRoutes } from './whatIfRoutes.ts';
import { fleetRoutes } from './fleetRoutes.ts';
import { infoRoutes } from './infoRoutes.ts';
import { markRoutes } from './markRoutes.ts';
import { annexRoutes } from './annexRoutes.ts';
import { monthReportRoutes } from './monthReportRoutes.ts';
import { mqttRoutes } from './mqttRoutes.ts';
import { programRoutes } from './programRoutes.ts';
import type { RouteParts } from './RouteParts.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { serviceRoutes } from './serviceRoutes.ts';
import { seriesRoutes } from './seriesRoutes.ts';
import { settingsRoutes } from './settingsRoutes.ts';
import { variableRoutes } from './variableRoutes.ts';
import { namedTokenRoutes } from './namedTokenRoutes.ts';

/** What answers each call. */
export function stationRoutes(parts: RouteParts): Handlers {
  return {
    ...infoRoutes(parts),
    ...sessionRoutes(parts),
    ...cardRoutes(parts),
    ...figureRoutes(parts),
    ...insightRoutes(parts),
    ...whatIfRoutes(parts),
    ...monthReportRoutes(parts),
    ...annexRoutes(parts),
    ...faultRoutes(parts),
    ...fieldRoutes(parts),
    ...serviceRoutes(parts),
    ...markRoutes(parts),
    ...variableRoutes(parts),
    ...adminRoutes(parts),
    ...settingsRoutes(parts),
    ...mqttRoutes(parts),
    ...programRoutes(parts),
    ...fleetRoutes(parts),
    ...seriesRoutes(parts),
    ...namedTokenRoutes(parts),
    ...backupRoutes(parts),
  };
}
