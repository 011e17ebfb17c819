import { beforeAll, describe, expect, it } from '@jest/globals';
import { type MeasureInputs, measuresOf, type MeasuresPicture, type ReplayedChange } from '../../../../../core/measures/index.ts';
import { MeasuresTable } from '../../../../../ui/areas/energy/measures/MeasuresTable.tsx';
import { NotFoundPanel } from '../../../../../ui/areas/energy/measures/NotFoundPanel.tsx';
import { TogetherPanel } from '../../../../../ui/areas/energy/measures/TogetherPanel.tsx';
import { finding, heatOf, leak, quietYear, range } from '../../../../core/measures/inputs.ts';
import { openEnergy, plain, rendered } from '../energyFixture.tsx';

const none = { kind: 'none', method: 'controlReplay', reason: 'gateFailed', coverage: 1 } as const;
const change = (measures: ReplayedChange['measures'], low: number, value: number, high: number, facts: ReplayedChange['facts'] = []) => ({
  ...{ measures, ...range, facts },
  money: finding('fitted', 'controlReplay', [low / 4, value / 4, high / 4]),
  energy: finding('fitted', 'controlReplay', [low, value, high]),
  co2: finding('fitted', 'controlReplay', [low * 0.38, value * 0.38, high * 0.38]),
});
const inputs: MeasureInputs = {
  ...quietYear,
  leakage: { findings: [leak('fitted', 3, 4, 5)], test: undefined },
  pressure: { lowBar: 6.75, limitBar: 6.2 },
  heat: heatOf(120_000),
  replays: [
    change(['pressure'], 24_000, 32_000, 40_000, [{ name: 'loweredBar', value: 0.5 }]),
    change(['order'], 8000, 9000, 10_000, [
      { name: 'orderPlace', value: 1, slot: 2 },
      { name: 'orderPlace', value: 2, slot: 1 },
    ]),
    { ...{ measures: ['band'], ...range, facts: [{ name: 'energyOffShare', value: -0.031 }] }, money: none, energy: none, co2: none },
    change(['pressure', 'order'], 28_000, 36_000, 44_000),
  ],
};
const picture = (of: MeasureInputs): MeasuresPicture => measuresOf(of, { measures: [], valuations: [] });

describe('what there is to do, as it is shown', () => {
  let opened: Awaited<ReturnType<typeof openEnergy>>;
  beforeAll(async () => {
    opened = await openEnergy();
  });
  const spaced = (markup: string) => plain(markup).replaceAll(/\s+/g, ' ');
  const table = (of: MeasureInputs) =>
    rendered(opened, <MeasuresTable rows={picture(of).rows} firstRank={1} lastOver="2026-10-31" canWrite={false} onEdit={() => {}} />);
  const together = (of: MeasureInputs) => spaced(rendered(opened, <TogetherPanel of={picture(of).together!} />));

  it('[GAIN-9] is ranked by the low ends, each with its range, the word for how it is known, and a link to its evidence', () => {
    const rows = table(inputs).split('data-measure="').slice(1);
    expect(rows.map((row) => row.split('"')[0])).toEqual(['leaks', 'pressure', 'order', 'heat']);
    const [, pressure, order, heat] = rows.map(spaced);
    expect(pressure).toMatch(/6\.000 bis 10\.000\s€ ?angepasst/);
    expect(pressure).toContain('0,5 bar weniger');
    expect(order).toMatch(/2\.000 bis 2\.500\s€ ?angepasst/);
    expect(order).toContain('1. Verdichter 2, 2. Verdichter 1');
    expect(heat).toContain('Obergrenze');
    for (const row of rows) expect(row).toMatch(/href="\/(energy_balancing|analysis)\/[a-z_]+\?from=2025-11-01/);
  });

  it('has all together by one replay, beside the sum of each alone and the difference', () => {
    const text = together(inputs);
    expect(text).toContain('Netzdruck senken, Reihenfolge der Verdichter ändern');
    expect(text).toMatch(/Summe, einzeln nachgerechnet ?8\.000 bis 12\.500\s€/);
    expect(text).toMatch(/Zusammen ?7\.000 bis 11\.000\s€/);
    expect(text).toMatch(/Unterschied ?−1\.000 bis −1\.500\s€/);
  });

  it('says why there is no figure for all together', () => {
    const lost = { ...none, reason: 'notSame' } as const;
    const replay: ReplayedChange = { ...{ measures: ['pressure', 'order'], ...range, facts: [] }, money: lost, energy: lost, co2: lost };
    expect(together({ ...inputs, replays: [replay] })).toContain('der Druck wäre länger unter der Grenze');
  });

  it('names the figure of a replay that misses the log, for a measure that has none', () => {
    const text = spaced(rendered(opened, <NotFoundPanel notFound={picture(inputs).notFound} />));
    expect(text).toContain('die Nachrechnung trifft die Aufzeichnung nicht; Energie um 3,1 % daneben, Grenze 2 %');
  });
});
