import { describe, expect, it, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { defaultSettings, type Settings } from '../../../../../core/settings/index.ts';
import { CustomerPage, EmailPage, NetworkPage, SharePage, SmsPage, TimePage } from '../../../../../ui/areas/settings/index.ts';
import { openSettings, plain, rendered } from '../settingsFixture.tsx';

const withSettings = (over: Partial<Settings>) => openSettings({ settings: { ...defaultSettings, ...over } });
const withCustomer = (over: Partial<Settings['customer']>) => withSettings({ customer: { ...defaultSettings.customer, ...over } });
const withEmail = ({ account, ...over }: Partial<Omit<Settings['email'], 'account'>> & { account?: object }) =>
  withSettings({ email: { ...defaultSettings.email, ...over, account: { ...defaultSettings.email.account, ...account } } });

/** What stands below the field with the label. */
function hintOf(page: string, label: string): string | undefined {
  const field = new RegExp(`<label for="([^"]+)">${label}</label>`).exec(page)?.[1];
  const hint = new RegExp(`<p id="${field}hint"[^>]*>(.*?)</p>`).exec(page)?.[1];
  return hint === undefined ? undefined : plain(hint);
}

describe('what stands below a field in sync', () => {
  it('is that its value is saved, and what there is to know about it', async () => {
    const page = rendered(await withCustomer({ stationName: 'Werk', customer: 'Muster GmbH' }), <CustomerPage />);
    expect(hintOf(page, 'Kunde')).toBe('Gespeichert');
    expect(hintOf(page, 'Name der Station')).toBe('Gespeichert · Steht oben auf jeder Seite, in Mails und auf Berichten');
  });

  it('is not that an empty one is saved, but whether it may stay empty', async () => {
    const page = rendered(await withEmail({}), <EmailPage />);
    expect(hintOf(page, 'SMTP-Server')).toBe('Erforderlich, wenn der Versand eingeschaltet ist');
    expect(hintOf(page, 'Absenderadresse')).toBe('Optional');
    const filled = rendered(await withEmail({ account: { smtpServer: 'mail.example' } }), <EmailPage />);
    expect(hintOf(filled, 'SMTP-Server')).toBe('Gespeichert');
  });

  it('is not that it is saved, for those who may not change it', async () => {
    const opened = await openSettings(
      { settings: { ...defaultSettings, customer: { ...defaultSettings.customer, customer: 'Muster' } } },
      'read',
    );
    expect(hintOf(rendered(opened, <CustomerPage />), 'Kunde')).toBe('');
  });
});

describe('the switch of all of a page', () => {
  test.each([
    [false, 'Freigabe<span aria-hidden="true">: aus</span>'],
    [true, 'Freigabe<span aria-hidden="true">: ein</span>'],
  ])('says whether it is on: %p', async (enabled, shown) => {
    const page = rendered(await withSettings({ share: { ...defaultSettings.share, enabled } }), <SharePage />);
    expect(page).toContain(`<span class="fm-tick-name">${shown}</span>`);
  });
});

describe('sending that is on', () => {
  const { email, sms } = defaultSettings;
  const warning = 'So wird niemand benachrichtigt. Es ist kein Empfänger aktiv.';
  const [receiver] = email.receivers;
  const [number] = sms.receivers;

  test.each([false, true])('warns of mails to nobody, which may be saved: %p', async (enabled) => {
    const account = { smtpServer: 'mail.example' };
    const page = rendered(await withEmail({ enabled, account }), <EmailPage />);
    expect(plain(page).includes(warning)).toBe(enabled);
    expect(plain(page)).not.toContain('ungültige Angabe');
    const receivers = email.receivers.with(1, { ...receiver!, active: true, emailAddress: 'a@werk.example' });
    expect(plain(rendered(await withEmail({ enabled, account, receivers }), <EmailPage />))).not.toContain(warning);
  });

  it('warns of text messages to nobody', async () => {
    const on = { ...sms, enabled: true };
    expect(plain(rendered(await withSettings({ sms: on }), <SmsPage />))).toContain(warning);
    const receivers = sms.receivers.with(1, { ...number!, active: true });
    expect(plain(rendered(await withSettings({ sms: { ...on, receivers } }), <SmsPage />))).not.toContain(warning);
  });
});

describe('a test mail', () => {
  const receivers = defaultSettings.email.receivers.with(2, { ...defaultSettings.email.receivers[2]!, active: true });
  test.each([
    ['a server', { account: { smtpServer: 'mail.example' } }, false],
    ['a receiver', { receivers }, false],
    ['both', { account: { smtpServer: 'mail.example' }, receivers }, true],
  ])('can be sent with a server and a receiver only: %s', async (_, over, isReady) => {
    const page = rendered(await withEmail(over), <EmailPage />);
    const button = /<button[^>]*>(?:(?!<button).)*Testmail senden<\/button>/.exec(page)?.[0] ?? '';
    expect(button.includes('disabled=""')).toBe(!isReady);
    expect(plain(page).includes('Dazu fehlt noch ein SMTP-Server oder ein aktiver Empfänger.')).toBe(!isReady);
  });
});

describe('a receiver that is not active', () => {
  it('shows its address or number all the same, where there is no room for a table', async () => {
    const [mail] = defaultSettings.email.receivers;
    const [message] = defaultSettings.sms.receivers;
    const receivers = defaultSettings.email.receivers.with(0, { ...mail!, emailAddress: 'a@werk.example' });
    const numbers = defaultSettings.sms.receivers.with(0, { ...message!, number: '+49301234' });
    expect(rendered(await withEmail({ receivers }), <EmailPage />)).toContain('<span class="rc-stored">a@werk.example</span>');
    const sms = { ...defaultSettings.sms, receivers: numbers };
    expect(rendered(await withSettings({ sms }), <SmsPage />)).toContain('<span class="rc-stored">+49301234</span>');
  });
});

describe('settings of the machine', () => {
  const pages: readonly (readonly [name: string, Page: ComponentType, note: string])[] = [
    ['network', NetworkPage, 'Name und Adressen des Geräts ändern sich nicht.'],
    ['time', TimePage, 'Die Uhr des Geräts stellt er nicht.'],
    ['share', SharePage, 'Eine Freigabe im Netzwerk richtet sie nicht ein.'],
  ];
  const shown = async (Page: ComponentType, changesMachine?: boolean) => {
    const facts = { version: '1', stationName: '', contactLink: '', compressorCount: 1 };
    const opened = await openSettings({ facts: { ...facts, ...(changesMachine !== undefined && { changesMachine }) } });
    await opened.facts.load();
    return plain(rendered(opened, <Page />));
  };

  test.each(pages)('%s says so where the station only keeps them', async (_, Page, note) => {
    expect(await shown(Page, false)).toContain(note);
    expect(await shown(Page, true)).not.toContain(note);
    expect(await shown(Page)).not.toContain(note);
  });

  test.each([
    [false, false],
    [true, true],
    [undefined, true],
  ])('of the network warn of a new address where they may change it: %p', async (changesMachine, isWarned) => {
    expect((await shown(NetworkPage, changesMachine)).includes('Eine neue Adresse trennt diese Seite')).toBe(isWarned);
  });

  test('of other pages are never of that kind', async () => {
    expect(await shown(EmailPage, false)).not.toContain('speichert die Angaben nur');
  });
});
