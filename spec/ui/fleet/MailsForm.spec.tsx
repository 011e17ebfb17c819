import { describe, expect, it, test } from '@jest/globals';
import type { FleetMailApi, ManagedMails, OwnMails } from '../../../core/ports/index.ts';
import { MailChoiceVm } from '../../../ui/fleet/areas/mails/mailChoice.vm.ts';
import { MailsForm } from '../../../ui/fleet/areas/mails/MailsForm.tsx';
import { MailsState } from '../../../ui/fleet/areas/admin/MailsPanel.tsx';
import { fleetPorts } from '../../../ui/fleet/di/fleetTokens.ts';
import { plain } from '../markupOf.tsx';
import { nowMs, storesOf } from './fleetFixture.ts';
import { fleetMarkup } from './fleetMarkup.tsx';

const failed = () => Promise.resolve({ outcome: 'failed' } as const);
const api: FleetMailApi = { own: failed, choose: failed, managed: failed, test: failed };
const page = { language: 'en', zone: 'Europe/Berlin' } as const;
const choice = { kinds: ['faults'], language: 'de', silentAfterMin: 30, digestWeekday: 5, zone: 'UTC' } as const;

describe('the choice of mails', () => {
  it('[FLEET-3] begins with nothing, in the language and zone of the page, or with what was chosen', () => {
    expect(new MailChoiceVm(undefined, page).draft).toEqual({ ...page, kinds: [], silentAfterMin: 15, digestWeekday: 1 });
    expect(new MailChoiceVm(choice, page).draft).toEqual({ ...choice, zone: 'Europe/Berlin' });
  });

  it('[FLEET-3] keeps the kinds in one order', () => {
    const vm = new MailChoiceVm(undefined, page);
    vm.setKind('digest', true);
    vm.setKind('silent', true);
    vm.setKind('digest', true);
    expect(vm.draft.kinds).toEqual(['silent', 'digest']);
    vm.setKind('silent', false);
    expect(vm.draft.kinds).toEqual(['digest']);
  });

  test.each([
    ['15', true],
    ['4', false],
    ['5', true],
    ['1440', true],
    ['1441', false],
    ['', false],
    ['15 min', false],
    ['1e2', false],
  ])('[FLEET-3] with %j min typed can be saved: %j', (text, isValid) => {
    const vm = new MailChoiceVm(undefined, page);
    vm.typeSilentAfter(text);
    expect([vm.silentAfter, vm.isValid]).toEqual([text, isValid]);
  });

  it('[FLEET-3] says where mails go, and that they are off without a mail server', async () => {
    const stores = await storesOf([]);
    const shown = (own: OwnMails) =>
      plain(fleetMarkup(stores, <MailsForm own={own} />, '/mails', (bound) => bound.bind(fleetPorts.mails).toConstantValue(api)));
    const off = 'Dieser Server sendet keine E-Mails: Es ist kein Mailserver eingerichtet.';
    expect(shown({ isOn: true, email: 'uta@acme.example', choice: undefined })).not.toContain(off);
    expect(shown({ isOn: false, email: 'uta@acme.example', choice })).toContain(off);
  });

  it('[FLEET-3] shows those who manage people the last failure of them all', async () => {
    const stores = await storesOf([]);
    const person = (email: string, errorMs: number | undefined) => ({
      ...{
        account: email,
        email,
        name: 'Uta',
        choice,
        sentMs: undefined,
        errorMs,
        error: errorMs === undefined ? undefined : `no ${errorMs}`,
      },
    });
    const people = [person('a@acme.example', nowMs - 2), person('b@acme.example', nowMs), person('c@acme.example', undefined)];
    const shown = (mails: ManagedMails) =>
      plain(fleetMarkup(stores, <MailsState {...mails} />, '/admin', (bound) => bound.bind(fleetPorts.mails).toConstantValue(api)));
    const failing = shown({ isOn: true, waiting: 3, failing: 2, people });
    expect(failing).toContain(`no ${nowMs} (`);
    expect(failing).toContain('davon ohne Erfolg versucht');
    expect(shown({ isOn: true, waiting: 0, failing: 0, people: [] })).not.toContain('Letzter Fehler');
  });
});
