import { describe, expect, it } from '@jest/globals';
import type { MessageLanguage } from '../../../core/settings/index.ts';
import { translator } from '../../../i18n/index.ts';
import { productFaultTexts } from '../../../server/faults/productFaultTexts.ts';
import { monthMail } from '../../../station/messages/monthMail.ts';
import { mailReceivers, settings } from './messageFixture.ts';

const file = { name: 'month.pdf', bytes: Uint8Array.of(1) };
const writing = async (language: MessageLanguage, stationName = settings.customer.stationName) => ({
  ...{ i18n: await translator(language), language, faultTexts: productFaultTexts[language] },
  settings: { ...settings, customer: { ...settings.customer, stationName } },
});
const notice = { month: '2026-10', results: { de: 'Weniger Energie.', en: 'Less energy.' } };
const toReceiver = (salutation: string) => mailReceivers({ salutation })[0]!;

describe("the mail that brings a month's report", () => {
  it.each<[MessageLanguage, string, string]>([
    ['de', 'Werk Süd, Station 1: Monatsbericht Oktober 2026', 'Guten Tag\n\nWeniger Energie.\n\nDer Bericht liegt bei.'],
    ['en', 'Werk Süd, Station 1: ', 'Guten Tag\n\nLess energy.\n\n'],
  ])('has who is addressed, what the month came to and the file, in the language of who gets it: %s', async (language, subject, text) => {
    const asked: unknown[] = [];
    const mail = monthMail(await writing(language), notice, toReceiver('Guten Tag'), (...of) => (asked.push(of), file));
    expect([mail?.subject.startsWith(subject), mail?.text.startsWith(text), mail?.file]).toEqual([true, true, file]);
    expect([asked, mail?.text.endsWith('.\n')]).toEqual([[['2026-10', language]], true]);
  });

  it('leaves out what is not there', async () => {
    const mail = monthMail(await writing('de'), { month: '2026-10', results: {} }, toReceiver(''), () => file);
    expect(mail?.text).toMatch(/^Der Bericht liegt bei\.[^\n]*\n$/);
  });

  it('is none where the file is gone', async () => {
    expect(monthMail(await writing('de'), notice, toReceiver(''), () => undefined)).toBeUndefined();
  });

  it('has at most 80 characters of the name of the station in its subject, and a salutation of 1000', async () => {
    const mail = monthMail(await writing('de', 'S'.repeat(300)), notice, toReceiver('a'.repeat(1200)), () => file);
    expect(mail?.subject).toBe(`${'S'.repeat(79)}…: Monatsbericht Oktober 2026`);
    expect(mail?.text.split('\n')[0]).toBe(`${'a'.repeat(999)}…`);
  });
});
