import type { FleetMailApi } from '../../../core/ports/index.ts';
import { mailScreenCalls as calls } from '../../contract/index.ts';
import type { FleetCaller } from './fleetCaller.ts';
import { screenCall, screenReader } from './screenCall.ts';

/** Asks for somebody's choice of mails over HTTP, changes it, and asks how mails go. */
export function httpFleetMails({ ask, order }: FleetCaller): FleetMailApi {
  return {
    own: (waiting) => ask(screenCall(calls.ownMails, { waiting }), screenReader(calls.ownMails)),
    choose: (body) => order(screenCall(calls.chooseMails, { body })),
    managed: (waiting) => ask(screenCall(calls.managedMails, { waiting }), screenReader(calls.managedMails)),
    test: (language) => ask(screenCall(calls.testMail, { body: { language } }), screenReader(calls.testMail)),
  };
}
