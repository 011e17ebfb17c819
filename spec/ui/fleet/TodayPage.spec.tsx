import { describe, expect, it } from '@jest/globals';
import { TodayPage } from '../../../ui/fleet/areas/today/TodayPage.tsx';
import { plain } from '../markupOf.tsx';
import { fleetMarkup } from './fleetMarkup.tsx';
import { nowMs, session, stationRow, storesOf } from './fleetFixture.ts';

/** The cells of each row, as they are read out. */
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<tr id=.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => plain(cell)),
  );

describe('the page of today', () => {
  it('says of each station how it stands, what it needs and what leaks, with how much of the data is there', async () => {
    const stores = await storesOf([stationRow('a', { faultsUp: 2, standing: 'error' })]);
    expect(rowsOf(fleetMarkup(stores, <TodayPage />))).toEqual([
      [
        ...['Störung', 'Station a86150 Augsburg', '4 s', '7,2', '74,0', '0,11000', '+3,6\u00a0%', '20.900 bis 47.300\u00a0EUR'],
        ...['1', '2', '99,8\u00a0%der Daten sind da'],
      ],
    ]);
  });

  it.each([
    ['error', 's-error'],
    ['warning', 's-warn'],
    ['maintenance', 's-maint'],
    [undefined, 's-off'],
  ] as const)('has the number of its faults in the colour of the worst: %p', async (severity, tone) => {
    const worst = severity && { source: 1, bitIndex: 20, severity, words: undefined, machine: undefined };
    const stores = await storesOf([stationRow('a', { faultsUp: 1, worst })]);
    expect(fleetMarkup(stores, <TodayPage />)).toContain(`count td-count ${tone}"`);
    expect(stores.stations.worstUp).toBe(severity);
  });

  it('has three dashes and the reason where a figure is missing, and warns of too little data', async () => {
    const blank = {
      ...{ seenMs: undefined, pressureBar: undefined, powerKW: undefined, specificKWhPerM3: undefined, serviceDue: undefined },
      ...{ deviationShare: undefined, leak: undefined, coverageShare: 0.5, standing: 'silent' as const },
    };
    const [cells] = rowsOf(fleetMarkup(await storesOf([stationRow('a', blank)]), <TodayPage />));
    expect(cells).toEqual([
      ...['Keine Verbindung', 'Station a86150 Augsburg', '---', '---', '---', '---'],
      ...['---Weniger als 95 % der Daten sind da', '---Keine Schätzung der Leckage', '---Keine Wartungsliste', '0'],
      '50,0\u00a0%der Daten sind da: zu wenig',
    ]);
  });

  it('never halves an upper bound, nor writes it as a range', async () => {
    const leak = { lowPerYear: 0, highPerYear: 38_244, currency: 'CHF', isUpperBound: true };
    const [cells] = rowsOf(fleetMarkup(await storesOf([stationRow('a', { leak })]), <TodayPage />));
    expect(cells?.[7]).toBe('bis {high}'.replace('{high}', '38.200\u00a0CHF'));
  });

  it('[FLEET-7] draws few of 10,000 rows, and says how many there are (FLT-19)', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => stationRow(`s${i}`));
    const markup = fleetMarkup(await storesOf(rows), <TodayPage />);
    expect(markup).toContain('aria-rowcount="10001"');
    expect(rowsOf(markup).length).toBeLessThan(60);
  });

  it('says how a station can be enrolled while there is none', async () => {
    expect(plain(fleetMarkup(await storesOf([]), <TodayPage />))).toContain('Noch keine Station ist angemeldet.');
  });

  it('says that made-up stations are made up', async () => {
    const demo = await storesOf([stationRow('a')], { ...session, isDemo: true });
    expect(plain(fleetMarkup(demo, <TodayPage />))).toContain('Vorführung: diese Stationen sind erfunden.');
  });

  it('offers to choose among the organisations of somebody who is in several', async () => {
    expect(fleetMarkup(await storesOf([stationRow('a')]), <TodayPage />)).toContain('<option value="works">Works</option>');
    const [acme] = session.memberships;
    const alone = await storesOf([stationRow('a')], { ...session, memberships: [acme!], untilMs: nowMs });
    expect(fleetMarkup(alone, <TodayPage />)).not.toContain('<option');
  });
});
