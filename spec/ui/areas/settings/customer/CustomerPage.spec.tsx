import { describe, expect, it, test } from '@jest/globals';
import { type CustomerSettings, defaultSettings } from '../../../../../core/settings/index.ts';
import { CustomerPage } from '../../../../../ui/areas/settings/customer/CustomerPage.tsx';
import { openSettings, plain, rendered } from '../settingsFixture.tsx';

const whole: CustomerSettings = {
  stationName: 'Werk Nord',
  customer: 'Muster GmbH',
  plantAddress: 'Weg 1\n12345 Ort',
  schematicNumber: 'PL-4711',
  supportContact: 'Frau Beispiel',
  supportPhone: '+49 30 1234',
  contactLink: 'https://service.example/druckluft',
};
const pageWith = async (customer: Partial<CustomerSettings>) =>
  rendered(
    await openSettings({ settings: { ...defaultSettings, customer: { ...defaultSettings.customer, ...customer } } }),
    <CustomerPage />,
  );
const previewIn = (page: string) => page.slice(page.indexOf('cu-preview'));

describe('the page of the customer', () => {
  it('[SET-14] has name, customer, address, contact, phone and link, and shows where they appear', async () => {
    const page = await pageWith(whole);
    for (const value of [whole.stationName, whole.customer, whole.supportContact, whole.supportPhone, whole.contactLink])
      expect(page).toContain(`value="${value}"`);
    expect(page).toContain('value="PL-4711"');
    expect(page).toMatch(/<textarea [^>]*>Weg 1\n12345 Ort<\/textarea>/);
    const preview = previewIn(page);
    expect(preview).toContain('<span>Werk Nord</span>');
    expect(plain(preview)).toContain('Kunde Muster GmbH Anschrift der Anlage Weg 1 12345 Ort');
    expect(preview).toContain('href="https://service.example/druckluft"');
  });

  test.each([
    ['https://service.example/', true],
    ['mailto:service@pressluft.example', true],
    ['tel:+49301234', true],
    ['javascript:alert(1)', false],
    ['ftp://service.example/', false],
    ['service@pressluft.example', false],
  ])('[SET-14] takes the link %s: %p', async (contactLink, isTaken) => {
    const page = await pageWith({ contactLink });
    expect(page.includes('Ein Kontaktlink beginnt mit http, https, mailto oder tel')).toBe(!isTaken);
    expect(previewIn(page).includes('<a ')).toBe(isTaken);
  });

  test.each([
    ['', 'Werk Süd'],
    ['Werk Nord', 'Werk Nord'],
  ])('shows the name %p as %s on a station that is called Werk Süd', async (stationName, shown) => {
    const opened = await openSettings({
      settings: { ...defaultSettings, customer: { ...whole, stationName } },
      facts: { version: '1', stationName: 'Werk Süd', contactLink: '', compressorCount: 1 },
    });
    await opened.facts.load();
    expect(previewIn(rendered(opened, <CustomerPage />))).toContain(`<span>${shown}</span>`);
  });

  it('says that mails name nobody while nothing is filled in', async () => {
    expect(plain(await pageWith({ contactLink: '' }))).toContain('Mails nennen weder Kunde noch Service.');
  });
});
