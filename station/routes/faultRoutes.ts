import { Readable } from 'node:stream';
import { faultLogJson } from '../faults/faultLogJson.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

/** The log of faults. */
export function faultRoutes({ faults }: RouteParts): Pick<Handlers, 'errorLog'> {
  return {
    errorLog: ({ reply }) =>
      reply
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send(Readable.from(faultLogJson(faults))),
  };
}
