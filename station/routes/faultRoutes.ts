import { Readable } from 'node:stream';
import { decodeSeenEntry, done, encodeFaultWindow, faultLogRangeOf } from '../../adapters/contract/index.ts';
import { faultCode } from '../../core/faults/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import { recordedAround } from '../faults/sentWindow.ts';
import { faultLogJson } from '../faults/faultLogJson.ts';
import type { RouteParts } from './RouteParts.ts';

const goneEntry = () =>
  new CallRefused(409, 'The error log has no such entry.', (i18n) =>
    i18n._(/*i18n*/ 'Diese Meldung steht nicht mehr im Protokoll der Station.'),
  );

/** The log of faults. */
export function faultRoutes({
  faults,
  faultBox,
  clock,
  access,
  addressOf,
}: RouteParts): Pick<Handlers, 'errorLog' | 'faultWindow' | 'seenFault'> {
  return {
    errorLog: ({ query, reply }) =>
      reply
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send(Readable.from(faultLogJson(faults, faultLogRangeOf(query)))),
    faultWindow: async ({ body }) => encodeFaultWindow(await recordedAround(faultBox, faults, body.datum)),
    seenFault({ body, known: { level }, request }) {
      const of = decodeSeenEntry(body);
      const { name, text } = body;
      if (of === undefined || !faults.note(of, { atMs: clock.nowMs(), level, name, text })) throw goneEntry();
      access.audit.note({
        what: 'faultSeen',
        level,
        address: addressOf(request.raw),
        details: { source: of.source, code: faultCode(of.source, of.bitIndex) ?? '', name },
      });
      return done;
    },
  };
}
