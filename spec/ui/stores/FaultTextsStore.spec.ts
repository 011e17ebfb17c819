import { expect, it } from '@jest/globals';
import { memoryStation } from '../../fakes/index.ts';
import { faultText } from '../../../core/faults/index.ts';
import { FaultTextsStore } from '../../../ui/stores/index.ts';

async function openTexts() {
  let nowMs = 0;
  const station = memoryStation({ faultTexts: { de: { 1: { 2: 'Ölfilter' } }, en: { 1: { 2: 'Oil filter' } } } });
  const login = await station.sessionApi.login('read');
  const token = login.outcome === 'opened' ? login.open.token : undefined;
  const texts = new FaultTextsStore(station.faultCatalogue, { nowMs: () => nowMs });
  return { station, token, texts, pass: (ms: number) => (nowMs += ms) };
}

it('fault texts are fetched once for each language', async () => {
  const { station, token, texts } = await openTexts();
  await Promise.all([texts.load('de', token), texts.load('de', token), texts.load('en', token)]);
  await texts.load('de', token);
  expect(faultText(texts.of('de'), 1, 2)).toBe('Ölfilter');
  expect(faultText(texts.of('en'), 1, 2)).toBe('Oil filter');
  expect(station.called.filter(({ call }) => call === 'faultTexts')).toHaveLength(2);
});

it('a controller that has none is asked once for each language', async () => {
  const { station, token, texts, pass } = await openTexts();
  station.fail('faultTexts', 'notOffered');
  for (const language of ['de', 'de', 'en']) {
    await texts.load(language, token);
    pass(3_600_000);
  }
  expect(texts.of('de')).toBeUndefined();
  expect(station.called.filter(({ call }) => call === 'faultTexts')).toHaveLength(2);
});

it.each(['notOffered', 'failed'] as const)('fault texts that are %s leave nothing to wait for, nor do those that came', async (outcome) => {
  const { station, token, texts } = await openTexts();
  const coming = texts.load('en', token);
  expect([texts.isSettled('de'), texts.isSettled('en')]).toEqual([false, false]);
  await coming;
  station.fail('faultTexts', outcome);
  await texts.load('de', token);
  expect([texts.isSettled('de'), texts.isSettled('en')]).toEqual([true, true]);
});

it('a session that ended while they were fetched holds up no other', async () => {
  const { station, texts, pass } = await openTexts();
  await texts.load('de', 'of a session that ended');
  expect(texts.isSettled('de')).toBe(false);
  pass(1);
  const login = await station.sessionApi.login('read');
  await texts.load('de', login.outcome === 'opened' ? login.open.token : undefined);
  expect(faultText(texts.of('de'), 1, 2)).toBe('Ölfilter');
});

it('without a session nothing is asked; after a failure they are tried again, but not at once', async () => {
  const { station, token, texts, pass } = await openTexts();
  await texts.load('de', undefined);
  station.fail('faultTexts', 'failed');
  await texts.load('de', token);
  station.mend('faultTexts');
  await texts.load('de', token);
  expect(texts.of('de')).toBeUndefined();
  expect(station.called.filter(({ call }) => call === 'faultTexts')).toHaveLength(1);
  pass(60_000);
  await texts.load('de', token);
  expect(faultText(texts.of('de'), 1, 2)).toBe('Ölfilter');
});
