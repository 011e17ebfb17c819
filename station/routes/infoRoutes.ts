import { encodeFaultTexts, openApiDocument } from '../../adapters/contract/index.ts';
import { faultTextsOf } from '../faults/faultTextsOf.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import { zonesAt } from '../settings/zones.ts';
import type { RouteParts } from './RouteParts.ts';

/** What the station says about itself. */
export function infoRoutes({
  version,
  origin,
  field,
  controllerVersion,
  settings,
  limits,
  clock,
  compressorCount,
  changesMachine,
}: RouteParts): Pick<Handlers, 'health' | 'openApi' | 'timeZones' | 'faultTexts'> {
  const description = JSON.stringify(openApiDocument(version));
  return {
    health: () => {
      const { stationName, contactLink } = settings.all().customer;
      return {
        status: 'ok',
        version,
        controller_version: controllerVersion(),
        origin,
        station_name: stationName,
        contact_link: contactLink,
        compressor_count: compressorCount(),
        changes_machine: changesMachine,
      };
    },
    openApi: () => description,
    timeZones: () => zonesAt(clock.nowMs()),
    faultTexts: ({ params }) => encodeFaultTexts(faultTextsOf(field.wired(), params.language, limits.texts(params.language))),
  };
}
