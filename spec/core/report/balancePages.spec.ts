import { describe, expect, it, test } from '@jest/globals';
import {
  type BalanceDocument,
  type DocumentPage,
  type DocumentTable,
  type MeasureText,
  mmPerPt,
  type Paper,
  paperSizeMm,
  reportOfBalance,
  reportPages,
} from '../../../core/report/index.ts';
import { barColours } from '../../../core/report/documentStyle.ts';

/** As wide as a broad letter each. */
const measure: MeasureText = (text, { sizePt }) => Array.from(text).length * sizePt * mmPerPt * 0.62;
const marginsMm = { top: 20, right: 15, bottom: 18, left: 25 };
const papers = (['a4', 'letter'] as const).flatMap((size) =>
  (['landscape', 'portrait'] as const).map((orientation): Paper => ({ size, orientation, marginsMm })),
);
const longName = 'Ersatzverdichter im Keller der Halle Süd, gemietet bis Ende des Jahres';

function tableOf(id: string, machines: number, columns = 8, cell = '123.456,78'): DocumentTable {
  const cells = Array.from({ length: columns }, () => cell);
  return {
    id,
    title: `Tabelle ${id}`,
    head: 'Verdichter',
    columns: cells.map((_, i) => ({ id: `${i}`, label: 'Spezifische Leistung', unit: 'kW/(m³/min)' })),
    rows: [
      ...Array.from({ length: machines }, (_, i) => ({
        index: i + 1,
        label: i === 1 ? longName : `${id}-K${i + 1}`,
        cells,
        isTotal: false,
      })),
      { index: -1, label: `Summe ${id}`, cells, isTotal: true },
    ],
  };
}

function documentOf(machines: number, change: Partial<BalanceDocument> = {}): BalanceDocument {
  const bars = Array.from({ length: machines }, (_, i) => ({
    label: `K${i + 1}`,
    sizes: [i + 1, 1],
    value: `${i + 1} + 1`,
    isTotal: false,
  }));
  return {
    language: 'de',
    title: 'Energiebilanz',
    station: 'Werk 1',
    range: '01.03.2026 bis 31.03.2026',
    creator: 'Pressluft 0.1.0',
    origin: '',
    estimated: '',
    atMs: 0,
    facts: Array.from({ length: 9 }, (_, i) => ({ label: `Angabe ${i}`, value: `Wert ${i}` })),
    plant: {
      title: 'Station',
      figures: Array.from({ length: 12 }, (_, i) => ({
        id: `${i}`,
        label: `Größe ${i}`,
        figure: `1.234.56${i}`,
        unit: 'kWh',
        isMissing: false,
      })),
    },
    tables: ['a', 'b', 'c'].map((id) => tableOf(id, machines)),
    charts: ['x', 'y'].map((id) => ({
      id,
      title: `Balken ${id}`,
      parts: [
        { fill: 'load', label: 'Last' },
        { fill: 'noLoad', label: 'Leerlauf' },
      ],
      bars,
    })),
    leakage: { title: 'Leckage', facts: [{ label: 'Leckstrom', value: 'höchstens 1 m³/min' }], basis: 'Obergrenze.' },
    notes: { title: 'Hinweise', lines: Array.from({ length: machines }, (_, i) => `Hinweis ${i}: ${'lang '.repeat(40)}`) },
    formulas: { title: 'So wird gerechnet', lines: ['Kosten = Energie × Strompreis'] },
    pageNumber: (page, pages) => `Seite ${page} von ${pages}`,
    ...change,
  };
}

const pagesOf = (document: BalanceDocument, paper: Paper) => reportPages(reportOfBalance(document), paper, measure)!;
const textsOf = (pages: readonly DocumentPage[]) => pages.flatMap(({ texts }) => texts.map(({ text }) => text));
const pageWith = (pages: readonly DocumentPage[], text: string) => pages.findIndex(({ texts }) => texts.some((of) => of.text === text));

/** Left and right end of a text. */
function extent({ text, xMm, align, ...style }: DocumentPage['texts'][number]): readonly [number, number] {
  const widthMm = measure(text, style);
  const leftMm = align === 'left' ? xMm : align === 'right' ? xMm - widthMm : xMm - widthMm / 2;
  return [leftMm, leftMm + widthMm];
}

describe('the pages of a balance', () => {
  describe.each(papers.map((paper) => [`${paper.size}, ${paper.orientation}`, paper] as const))('on %s', (_name, paper) => {
    const size = paperSizeMm(paper);
    const right = size.widthMm - marginsMm.right;
    const bottom = size.heightMm - marginsMm.bottom;

    test.each([1, 4, 10])('of %s machines keep to the margins, and no text lies on another', (machines) => {
      for (const { size: of, texts, rules, boxes, lines } of pagesOf(documentOf(machines), paper)) {
        expect(of).toEqual(size);
        const isInside = (x: number, y: number) =>
          x >= marginsMm.left - 1e-6 && x <= right + 1e-6 && y >= marginsMm.top - 1e-6 && y <= bottom + 1e-6;
        for (const text of texts) for (const x of extent(text)) expect([text.text, isInside(x, text.yMm)]).toEqual([text.text, true]);
        for (const { xMm, yMm, lengthMm } of rules) expect(isInside(xMm, yMm) && isInside(xMm + lengthMm, yMm)).toBe(true);
        for (const { xMm, yMm, widthMm, heightMm } of boxes)
          expect(isInside(xMm, yMm) && isInside(xMm + widthMm, yMm + heightMm)).toBe(true);
        for (const { fromMm, toMm } of lines) expect(isInside(...fromMm) && isInside(...toMm)).toBe(true);

        const lineOf = new Map<number, [number, number][]>();
        for (const text of texts) {
          const [from, until] = extent(text);
          const line = lineOf.get(text.yMm) ?? [];
          for (const [otherFrom, otherUntil] of line) expect(from >= otherUntil - 1e-6 || until <= otherFrom + 1e-6).toBe(true);
          lineOf.set(text.yMm, [...line, [from, until]]);
        }
      }
    });

    it('say their number, and from the second on whose they are', () => {
      const pages = pagesOf(documentOf(10), paper);
      expect(pages.length).toBeGreaterThan(1);
      pages.forEach(({ texts }, i) => {
        const all = texts.map(({ text }) => text);
        expect(all).toContain(`Seite ${i + 1} von ${pages.length}`);
        expect(all.includes('Energiebilanz · Werk 1')).toBe(i > 0);
      });
    });

    it('[TREND-9] lead from the range on the first page to its chart', () => {
      const address = 'https://station.example/analysis/graphics?x=1-2';
      const linked = (change: Partial<BalanceDocument>) =>
        reportPages(reportOfBalance(documentOf(2, change)), papers[0]!, measure)!.flatMap(({ texts }, i) =>
          texts.filter((text) => text.address !== undefined).map((text) => [i, text.text, text.address]),
        );
      expect(linked({ address })).toEqual([[0, 'Werk 1 · 01.03.2026 bis 31.03.2026', address]]);
      expect(linked({})).toEqual([]);
    });

    it('[ORIGIN-1] each say at their foot that nobody measured the figures', () => {
      for (const { texts } of pagesOf(documentOf(10, { origin: 'Demo' }), paper))
        expect(texts.map(({ text }) => text)).toContain('Pressluft 0.1.0 · Demo');
    });

    it('have every machine of every table, with a head above it and its title on the same page', () => {
      const document = documentOf(10);
      const pages = pagesOf(document, paper);
      for (const { id, title } of document.tables) {
        expect(pageWith(pages, title)).toBe(pageWith(pages, `${id}-K1`));
        for (const machine of [1, 3, 4, 5, 6, 7, 8, 9, 10]) expect(textsOf(pages)).toContain(`${id}-K${machine}`);
        expect(textsOf(pages)).toContain(`Summe ${id}`);
      }
    });
  });

  test.each([
    ['side by side', 200, (x: readonly [number, number], y: readonly [number, number]) => x[1] === y[1] && x[0] < y[0]],
    ['one below the other', 199, (x: readonly [number, number], y: readonly [number, number]) => x[1] < y[1] && x[0] === y[0]],
  ] as const)('show two charts %s on %s mm', (_case, widthMm, holds) => {
    const side = (297 - widthMm) / 2;
    const paper: Paper = { size: 'a4', orientation: 'landscape', marginsMm: { top: 10, right: side, bottom: 10, left: side } };
    const pages = pagesOf(documentOf(2), paper);
    const [x, y] = ['Balken x', 'Balken y'].map((title) => {
      const page = pageWith(pages, title);
      const { xMm, yMm } = pages[page]!.texts.find(({ text }) => text === title)!;
      return [xMm, page * paperSizeMm(paper).heightMm + yMm] as const;
    });
    expect(holds(x!, y!)).toBe(true);
  });

  test.each(papers)('have each chart on the page of its title: %j', (paper) => {
    for (const machines of [1, 4, 7, 10]) {
      const pages = pagesOf(documentOf(machines), paper);
      expect(pageWith(pages, 'Balken x')).toBe(pageWith(pages, `${machines} + 1`));
    }
  });

  it('cut a long name of the station before the range, with as much of it as there is room for', () => {
    const paper = papers[1]!;
    const [, second] = pagesOf(documentOf(10, { station: longName.repeat(3) }), paper);
    const range = second!.texts.find(({ text }) => text === '01.03.2026 bis 31.03.2026')!;
    const name = second!.texts.find(({ text, yMm }) => yMm === range.yMm && text.endsWith('…'))!;
    const gapMm = extent(range)[0] - extent(name)[1];
    const letterMm = measure('m', name);
    expect(gapMm).toBeGreaterThanOrEqual(6);
    expect(gapMm).toBeLessThan(6 + 2 * letterMm);
  });

  it('have a band behind the sum of each table and behind no machine', () => {
    for (const { boxes, texts } of pagesOf(documentOf(4), papers[0]!)) {
      const lineOf = ({ yMm, heightMm }: { readonly yMm: number; readonly heightMm: number }) =>
        texts.filter((text) => text.yMm >= yMm && text.yMm < yMm + heightMm && text.align === 'left').map(({ text }) => text);
      const bands = boxes.filter(({ widthMm }) => widthMm === paperSizeMm(papers[0]!).widthMm - marginsMm.left - marginsMm.right);
      const sums = texts.filter(({ text }) => text.startsWith('Summe ')).map(({ text }) => [text]);
      expect(bands.map(lineOf)).toEqual(sums);
    }
  });

  test.each([
    ['plain', true, barColours.plainTotal],
    ['plain', false, barColours.plain],
    ['load', true, barColours.load],
  ] as const)('set the bar of a sum apart where bars have one part: %s, sum %s', (fill, isTotal, colour) => {
    const charts = [{ id: 'x', title: 'x', parts: [{ fill, label: '' }], bars: [{ label: 'K1', sizes: [5], value: '5', isTotal }] }];
    const boxes = pagesOf(documentOf(1, { charts, tables: [] }), papers[1]!).flatMap((page) => page.boxes);
    expect(boxes.reduce((widest, box) => (box.widthMm > widest.widthMm ? box : widest)).colour).toBe(colour);
  });

  it('begin with the plant, before any machine', () => {
    const texts = textsOf(pagesOf(documentOf(10), papers[1]!));
    const first = (text: string) => texts.indexOf(text);
    expect(first('Station')).toBeLessThan(first('Balken x'));
    expect(first('Balken x')).toBeLessThan(first('Tabelle a'));
    expect(first('Tabelle c')).toBeLessThan(first('Leckage'));
    expect(first('Leckage')).toBeLessThan(first('Hinweise'));
  });

  it('break a table that is higher than a page, and repeat its head', () => {
    const paper: Paper = { size: 'letter', orientation: 'landscape', marginsMm: { top: 62, right: 15, bottom: 62, left: 15 } };
    const pages = pagesOf(documentOf(10, { tables: [tableOf('a', 10, 5, '9')] }), paper);
    const withRows = pages.filter(({ texts }) => texts.some(({ text }) => /^a-K|^Summe a/.test(text)));
    expect(withRows.length).toBeGreaterThan(1);
    for (const { texts } of withRows) expect(texts.some(({ text }) => text === 'Verdichter')).toBe(true);
  });

  test.each(['123.456.789.012,12', '9', '-1.234.567.890.123,12'])('never cut a figure: %s', (figure) => {
    const plant = { title: 'Station', figures: [{ id: 'a', label: 'Größe', figure, unit: 'kW/(m³/min)', isMissing: false }] };
    for (const paper of papers) {
      const texts = textsOf(pagesOf(documentOf(3, { plant, tables: [tableOf('a', 3, 5, figure)] }), paper));
      expect(texts.filter((text) => text === figure)).toHaveLength(1 + 5 * 4);
      expect(texts.filter((text) => text.endsWith('…') && /\d/.test(text))).toEqual([]);
    }
  });

  it('fill load and hatch no-load, in the proportion of their values', () => {
    const bars = [{ label: 'K1', sizes: [30, 10], value: '30 + 10', isTotal: false }];
    const [chart] = documentOf(1).charts;
    const document = documentOf(1, { charts: [{ ...chart!, bars }], tables: [] });
    const [page] = pagesOf(document, papers[1]!);
    const load = page!.boxes.reduce((widest, box) => (box.widthMm > widest.widthMm ? box : widest));
    const inBar = page!.lines.filter(({ fromMm, toMm }) =>
      [fromMm, toMm].every(([x, y]) => x >= load.xMm + load.widthMm - 1e-6 && y >= load.yMm - 1e-6 && y <= load.yMm + load.heightMm + 1e-6),
    );
    const ends = inBar.flatMap(({ fromMm, toMm }) => [fromMm[0], toMm[0]]);
    expect(Math.max(...ends) - load.xMm - load.widthMm).toBeCloseTo(load.widthMm / 3);
    expect(inBar.length).toBeGreaterThan(8);
    expect(page!.boxes.some(({ xMm }) => xMm >= load.xMm + load.widthMm - 1e-6)).toBe(false);
  });

  it('draw no bar for nothing, and divide by nothing', () => {
    const [chart] = documentOf(1).charts;
    const pagesWith = (...sizes: readonly number[]) =>
      pagesOf(documentOf(1, { charts: [{ ...chart!, bars: [{ label: 'K1', sizes, value: '---', isTotal: false }] }] }), papers[0]!);
    const boxCount = (pages: ReturnType<typeof pagesWith>) => pages.flatMap(({ boxes }) => boxes).length;
    const shapes = pagesWith(0, 0);
    expect(boxCount(shapes)).toBe(boxCount(pagesWith(1, 0)) - 1);
    for (const { boxes, lines } of shapes)
      for (const number of [...boxes, ...lines].flatMap((of) => Object.values(of) as unknown[]).flat())
        if (typeof number === 'number') expect(Number.isFinite(number)).toBe(true);
  });

  test.each([
    ['left', 120],
    ['top', 250],
    ['right', Infinity],
    ['bottom', NaN],
  ] as const)('are none where the %s margin of %s leaves no room', (side, marginMm) => {
    const paper = { ...papers[1]!, marginsMm: { ...marginsMm, [side]: marginMm } };
    expect(reportPages(reportOfBalance(documentOf(1)), paper, measure)).toBeUndefined();
  });
});
