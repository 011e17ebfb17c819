import { healthResponse, paths } from '../../adapters/contract/index.ts';
import type { WebServer } from '../http/zodTypes.ts';
import type { RouteParts } from './RouteParts.ts';

export function healthRoute(server: WebServer, { version, settings, compressorCount }: RouteParts): void {
  server.get(paths.health, { schema: { response: { 200: healthResponse } } }, () => {
    const { stationName, contactLink } = settings.all().customer;
    return { status: 'ok' as const, version, station_name: stationName, contact_link: contactLink, compressor_count: compressorCount() };
  });
}
