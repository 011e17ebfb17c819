import { mailScreenCalls as calls } from '../../adapters/contract/index.ts';
import { digestDayOf, type MailChoice } from '../../core/fleet/index.ts';
import { keysOf } from '../../core/records/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { WebServer } from '../../server/http/zodTypes.ts';
import type { FleetMailing } from '../mails/fleetMailing.ts';
import { managedBy } from './managed.ts';
import { screenCall, type ScreenParts } from './screenCalls.ts';

const changedFields = (before: MailChoice | undefined, after: MailChoice) =>
  keysOf(after).filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]));

/** From one test mail to the next. */
const testEveryMs = 5 * msPerSecond;

/** The calls of pages about mails; without a mail server they say so. */
export function mailCalls(server: WebServer, parts: ScreenParts, mailing: FleetMailing | undefined): void {
  const { store, clock, note } = parts;
  const isOn = mailing !== undefined;
  let testedMs = -Infinity;

  screenCall(server, parts, calls.ownMails, async ({ caller: { id, email } }) => ({ isOn, email, choice: await store.mails.choiceOf(id) }));
  screenCall(server, parts, calls.chooseMails, async ({ caller, request, body }) => {
    const choice: MailChoice = { ...body, kinds: [...new Set(body.kinds)] };
    const fields = changedFields(await store.mails.choiceOf(caller.id), choice);
    // the first mail about a week is the next that falls due
    await store.mails.saveChoice(caller.id, choice, digestDayOf(choice, clock.nowMs()));
    if (fields.length > 0) await note(request, { act: 'chooseMails', fields });
    return undefined;
  });
  screenCall(server, parts, calls.managedMails, async ({ caller }) => ({ isOn, ...(await store.mails.state(managedBy(caller))) }));
  screenCall(server, parts, calls.testMail, async ({ caller, request, body: { language } }) => {
    if (mailing === undefined) throw new CallRefused(409, 'This fleet has no mail server.');
    const nowMs = performance.now();
    if (nowMs - testedMs < testEveryMs) throw new CallRefused(429, 'A test mail was just sent; try again in some seconds.');
    testedMs = nowMs;
    const answer = await mailing.test(caller.email, language);
    await note(request, { act: 'testMail', fields: [] });
    return answer;
  });
}
