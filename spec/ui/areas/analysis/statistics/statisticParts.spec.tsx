import { describe, expect, it, test } from '@jest/globals';
import type { Statistic } from '../../../../../core/statistics/index.ts';
import { type DayRangeChoice, msPerDay, msPerHour, msPerMinute } from '../../../../../core/time/index.ts';
import { StatisticChart } from '../../../../../ui/areas/analysis/statistics/StatisticChart.tsx';
import { StatisticHeadline } from '../../../../../ui/areas/analysis/statistics/StatisticHeadline.tsx';
import { statisticOf, type StatisticSlug } from '../../../../../ui/areas/analysis/statistics/statisticPages.ts';
import { StatisticTable } from '../../../../../ui/areas/analysis/statistics/StatisticTable.tsx';
import { machineTable, noLoad, nothing, onLoad, ready } from '../../../../core/statistics/machineTables.ts';
import { markupOf, plain } from '../../../markupOf.tsx';
import { untold } from '../../../stores/untold.ts';
import { openStatistic } from './statisticFixture.ts';

/** Two days: the first machine always on load, the second one at no-load for 36 minutes of each day. */
const recorded = machineTable({
  fromMs: Date.UTC(2026, 10, 18),
  untilMs: Date.UTC(2026, 10, 20),
  stepS: 2,
  machines: { 1: () => onLoad(50, 8), 2: (atMs) => (atMs % msPerDay < 36 * msPerMinute ? noLoad(15) : onLoad(60, 10)) },
});
/** The day before is as well known, or not at all. */
const [comparable, incomparable] = ['2026-11-19', '2026-11-18'].map((day) => ({ from: day, until: day })) as [
  DayRangeChoice,
  DayRangeChoice,
];

async function answered(name: Statistic, range = comparable, samples = recorded) {
  const opened = await openStatistic(name, undefined, samples);
  opened.vm.show(name, range);
  await opened.vm.load();
  return opened;
}
const tableOf = async (slug: StatisticSlug, range = comparable) => {
  const opened = await answered(statisticOf[slug], range);
  return markupOf(opened, <StatisticTable vm={opened.vm} slug={slug} />, '/');
};
const textsOf = (markup: string, tag: string) =>
  [...markup.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, text = '']) => plain(text));

describe('a statistic that is fetched', () => {
  test.each(['chart', 'table'] as const)(
    'is busy, with the shape of a %s for the station and each machine, and a line that moves along its panel',
    async (as) => {
      const opened = await openStatistic();
      const release = opened.station.hold('dailyStatistics');
      opened.vm.show('loadTimes', comparable);
      const load = opened.vm.load();
      const View = as === 'chart' ? StatisticChart : StatisticTable;
      const markup = () => markupOf(opened, <View vm={opened.vm} slug="load_non-load_ratio" />, '/');
      expect(markup().match(/aria-busy="true"/g)).toHaveLength(1);
      expect(markup().match(/class="sk-bar"/g)).toHaveLength(opened.machines.list.length + 1);
      expect(markup()).toContain('class="progress"');
      release();
      await load;
      expect(markup()).not.toMatch(/aria-busy|class="progress"/);
    },
  );
});

describe('the table of a statistic', () => {
  it('has shares with a decimal, so that little no-load is reported from none, and coverage in whole percent', async () => {
    const cells = textsOf(await tableOf('load_non-load_ratio'), 'td').map((text) => text.replace(/ ?(Änderung|Vorzeitraum) .*$/, ''));
    expect(cells.slice(0, 5)).toEqual(['1 d', '0 s', '1 d', '100,0', '100']);
    expect(cells.slice(5, 10)).toEqual(['23 h 24 min', '36 min', '1 d', '97,5', '100']);
  });

  it('names its first column after one machine, and the unit of starts', async () => {
    const heads = textsOf(await tableOf('motor_starts'), 'th').slice(0, 5);
    expect(heads).toEqual(['Verdichter', 'Motorstarts', 'Laufzeit', 'Starts je Laufstunde1/h', 'Abdeckung%']);
  });

  test.each([
    ['the change and what was before', comparable, 'Zweite Zeile: Änderung und Wert des Vorzeitraums 18.11.2026.'],
    ['only what was before, where no row can be compared', incomparable, 'Zweite Zeile: Wert des Vorzeitraums 17.11.2026.'],
  ])('says that the second line is %s', async (_, range, words) => {
    expect(plain(await tableOf('energy_consumption', range))).toContain(words);
  });
});

describe('what ran for minutes only', () => {
  const nowFromMs = Date.UTC(2026, 10, 19);
  /** Two days: the first machine on load for hours, then for 12 minutes, at another power; the second one beside it. */
  const machinesOf = (second: ReturnType<typeof onLoad>) =>
    machineTable({
      fromMs: nowFromMs - msPerDay,
      untilMs: nowFromMs + msPerDay,
      stepS: 2,
      machines: {
        1: (atMs) => {
          if (atMs < nowFromMs) return onLoad(50, 8);
          return atMs < nowFromMs + 12 * msPerMinute ? onLoad(90, 8) : ready;
        },
        2: () => second,
      },
    });
  const shown = async (second: ReturnType<typeof onLoad>) => {
    const opened = await answered('specificPower', comparable, machinesOf(second));
    const view = (element: React.JSX.Element) => markupOf(opened, element, '/');
    return {
      headline: plain(view(<StatisticHeadline vm={opened.vm} name="specificPower" />)),
      bars: [...view(<StatisticChart vm={opened.vm} slug="specific_power" />).matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => plain(text!)),
      table: view(<StatisticTable vm={opened.vm} slug="specific_power" />),
    };
  };

  it('is marked in the table and in the bars, and not compared', async () => {
    const { table, bars, headline } = await shown(onLoad(60, 10));
    const cells = textsOf(table, 'td');
    expect(cells[2]).toMatch(/^11,25\* zu wenig Daten ?Vorzeitraum 6,25$/);
    expect(cells[7]).toMatch(/^6,00 ?Änderung 0\s% ?Vorzeitraum 6,00$/);
    expect(plain(table)).toContain(
      '* Aus weniger als einer Stunde Laufzeit: Anlauf und Einschwingen zählen hier mehr als der Betrieb. Solche Werte werden nicht verglichen.',
    );
    const spread = table.slice(table.indexOf('Größter Wert'));
    expect(textsOf(spread, 'td')[2]).toBe('6,00');
    expect(bars.find((text) => text.startsWith('Verdichter 1'))).toMatch(/11,25\s\S+, nur 12 min Laufzeit, Last/);
    expect(bars.find((text) => text.startsWith('Verdichter 2'))).not.toContain('nur');
    // the plant ran long enough
    expect(headline).not.toContain('Laufzeit');
  });

  it('has no mark where all ran long enough', async () => {
    const opened = await answered('specificPower');
    const table = plain(markupOf(opened, <StatisticTable vm={opened.vm} slug="specific_power" />, '/'));
    expect(table).not.toContain('*');
  });

  it('is reported in the headline where the plant ran no longer', async () => {
    const { headline } = await shown(ready);
    expect(headline).toContain('19.11.2026, nur 12 min Laufzeit');
    expect(headline).toContain('Kein Vergleich: nur 12 min Laufzeit');
  });
});

describe('what is known for less of one period than of the other', () => {
  const nowFromMs = Date.UTC(2026, 10, 19);
  /** Two days with so many hours of data. */
  const hoursKnown = (before: number, now: number) =>
    machineTable({
      fromMs: nowFromMs - msPerDay,
      untilMs: nowFromMs + msPerDay,
      stepS: 2,
      machines: { 1: (atMs) => (atMs % msPerDay < (atMs < nowFromMs ? before : now) * msPerHour ? onLoad(50, 8) : nothing) },
    });

  test.each([
    [24, 12, 'Kein Vergleich: Abdeckung 50\u00a0%, im Vorzeitraum 100\u00a0%'],
    [12, 24, 'Kein Vergleich: Abdeckung 100\u00a0%, im Vorzeitraum 50\u00a0%'],
    [24, 23, 'Kein Vergleich: Abdeckung 96\u00a0%, im Vorzeitraum 100\u00a0%'],
    [24, 23.8, '−1\u00a0% gegenüber 18.11.2026'],
  ])('of %d h before and %d h now has a change only where it is one of the plant', async (before, now, words) => {
    const opened = await answered('energyConsumption', comparable, hoursKnown(before, now));
    expect(plain(markupOf(opened, <StatisticHeadline vm={opened.vm} name="energyConsumption" />, '/'))).toContain(words);
  });

  it('is not called unchanged where it was nothing before', async () => {
    const started = machineTable({
      fromMs: nowFromMs - msPerDay,
      untilMs: nowFromMs + msPerDay,
      stepS: 2,
      machines: { 1: (atMs) => (atMs < nowFromMs + msPerHour ? ready : onLoad(50, 8)) },
    });
    const opened = await answered('motorStarts', comparable, started);
    expect(opened.vm.rows?.plant.figures.motorStarts).toMatchObject({ now: 1, before: 0 });
    expect(plain(markupOf(opened, <StatisticHeadline vm={opened.vm} name="motorStarts" />, '/'))).not.toContain('Unverändert');
  });

  it('leaves ratios comparable, and the note says so', async () => {
    const opened = await answered('energyConsumption', comparable, hoursKnown(24, 23));
    const table = markupOf(opened, <StatisticTable vm={opened.vm} slug="energy_consumption" />, '/');
    expect(plain(table)).toContain('wo die Abdeckung um mehr als 1 Prozentpunkte abweicht, bei Anteilen und Raten um mehr als 5.');
    const [load, , , noLoadShare] = textsOf(table, 'td');
    expect(load).not.toContain('Änderung');
    expect(noLoadShare).toContain('Änderung');
  });
});

test('a period that ends within a day keeps its last date and time on one line', async () => {
  const opened = await answered('energyConsumption', { from: '2026-11-18', until: '2026-11-20' });
  const heading = plain(markupOf(opened, <StatisticHeadline vm={opened.vm} name="energyConsumption" />, '/'));
  expect(heading).toMatch(/18\.11\.2026 bis 20\.11\.2026,\u00a0\d\d:\d\d/);
});

describe('the figures beside the answer', () => {
  test.each<[Statistic, readonly string[]]>([
    ['loadTimes', ['Laufzeit aller Verdichter', '2 d', 'davon Leerlauf', '36 min']],
    ['motorStarts', ['Laufzeit aller Verdichter', '2 d', 'Starts je Laufstunde', '0,00\u00a01/h']],
    ['specificPower', ['davon Leerlauf', '0,02\u00a0kW/(m³/min)', 'Energie je Volumen', '0,10223\u00a0kWh/m³']],
    ['energyConsumption', ['davon Leerlauf', '0,3\u00a0%', 'Kosten', '653,25\u00a0€']],
  ])('of %s have their units, and a part of the answer comes first', async (name, figures) => {
    const opened = await answered(name);
    const markup = markupOf(opened, <StatisticHeadline vm={opened.vm} name={name} />, '/').replaceAll('<span class="unit">', '\u00a0');
    expect([...markup.matchAll(/<d[td][^>]*>(.*?)<\/d[td]>/g)].map(([, text = '']) => plain(text))).toEqual(figures);
  });
});

describe('a statistic of a controller that does not say how much is known', () => {
  it('has its figures, and says why nothing is compared', async () => {
    const opened = await openStatistic('energyConsumption', undefined, recorded, untold);
    opened.vm.show('energyConsumption', comparable);
    await opened.vm.load();
    const headline = plain(markupOf(opened, <StatisticHeadline vm={opened.vm} name="energyConsumption" />, '/'));
    expect(headline).toMatch(/\d\skWh verbraucht/);
    expect(headline).toContain('Kein Vergleich: Die Steuerung nennt keine Abdeckung');
    const table = markupOf(opened, <StatisticTable vm={opened.vm} slug="energy_consumption" />, '/');
    expect(plain(table)).toContain('Keine Änderung, weil die Steuerung keine Abdeckung nennt.');
    expect(plain(table)).not.toMatch(/NaN|undefined/);
    expect(textsOf(/<tr class="sx-plant">.*?<\/tr>/.exec(table)![0], 'td').at(-1)).toBe('---Vorzeitraum ---');
  });
});
