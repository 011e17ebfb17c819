import { describe, expect, it, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { pagePdf } from '../../../adapters/print/pagePdf.ts';
import type { PageFonts } from '../../../adapters/print/pageFonts.ts';
import type { PdfFacts } from '../../../core/ports/index.ts';
import { type ChartPage, type PageText, paperSizeMm } from '../../../core/report/index.ts';
import { png } from './pngs.ts';

const font = (file: string) => new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/ibm-plex-sans/${file}.ttf`));
const fonts: PageFonts = { text: font('400Regular/IBMPlexSans_400Regular'), strong: font('600SemiBold/IBMPlexSans_600SemiBold') };
const facts: PdfFacts = { title: 'Verlauf', language: 'de', creator: 'Pressluft 0.1.0', atMs: Date.UTC(2026, 10, 21, 20, 45) };
const white = png(40, 20, 255);

const line = (change: Partial<PageText>): PageText => ({
  text: 'Netzdruck',
  xMm: 10,
  yMm: 15,
  sizePt: 10,
  isStrong: false,
  colour: '#000000',
  align: 'left',
  hasHalo: false,
  ...change,
});

function page(texts: readonly PageText[], size = paperSizeMm({ size: 'a4', orientation: 'landscape' })): ChartPage {
  const rect = { xMm: 10, yMm: 20, widthMm: 100, heightMm: 50 };
  return { size, inner: rect, area: rect, picture: rect, rules: [{ xMm: 10, yMm: 18, lengthMm: 100 }], texts };
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Every stream of a file, unpacked where it is packed and no picture. */
function streams(pdf: Uint8Array): readonly string[] {
  const file = latin1(pdf);
  return [...file.matchAll(/<<([^]*?)>>\s*stream\r?\n([^]*?)\r?\nendstream/g)].map(([, head = '', body = '']) =>
    head.includes('FlateDecode') && !head.includes('/Image') ? latin1(inflateSync(Buffer.from(body, 'latin1'))) : body,
  );
}

/** The characters that the letters of a file stand for. */
function characters(pdf: Uint8Array): ReadonlySet<string> {
  const maps = streams(pdf).filter((text) => text.includes('beginbfchar'));
  const codes = maps.flatMap((text) => [...text.matchAll(/<[0-9a-f]+>\s*<([0-9a-f]+)>/gi)].map(([, code]) => parseInt(code!, 16)));
  return new Set(codes.map((code) => String.fromCodePoint(code)));
}

describe('the PDF of a page', () => {
  test.each([
    ['a4', 'portrait', 595.28, 841.89],
    ['a4', 'landscape', 841.89, 595.28],
    ['letter', 'portrait', 612, 792],
    ['letter', 'landscape', 792, 612],
  ] as const)('%s %s is %s x %s points', (size, orientation, width, height) => {
    const pdf = latin1(pagePdf(page([line({})], paperSizeMm({ size, orientation })), white.file, fonts, facts));
    const [, right, top] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!;
    expect(Math.abs(Number(right) - width)).toBeLessThan(0.01);
    expect(Math.abs(Number(top) - height)).toBeLessThan(0.01);
  });

  it('is the same bytes for the same input, whatever the time', () => {
    const first = pagePdf(page([line({})]), white.file, fonts, facts);
    const second = pagePdf(page([line({})]), white.file, fonts, facts);
    expect(Buffer.compare(first, second)).toBe(0);
    const later = pagePdf(page([line({})]), white.file, fonts, { ...facts, atMs: facts.atMs + 60_000 });
    expect(Buffer.compare(first, later)).not.toBe(0);
  });

  it('has letters for umlauts, units, subscripts and the minus, in both weights', () => {
    const text = 'Öl für Käse, ß: m³/min, CO₂, −5 °C, µ, …';
    for (const isStrong of [false, true]) {
      const known = characters(pagePdf(page([line({ text, isStrong })]), white.file, fonts, facts));
      for (const letter of text.replaceAll(' ', '')) expect(known).toContain(letter);
    }
  });

  test.each([
    ['left', 10],
    ['center', 60],
    ['right', 110],
  ] as const)('[TREND-9] has an area that leads to the address of a text, around its letters: %s', (align, xMm) => {
    const address = 'https://station.example/analysis/graphics?x=1-2&series=pressure.k1-power';
    const file = latin1(pagePdf(page([line({ align, xMm, address, text: 'Netzdruck' })]), white.file, fonts, facts));
    const links = [...file.matchAll(/\/Subtype \/Link[^>]*?\/Rect \[([^\]]+)\][^>]*?\/URI \(([^)]*)\)/g)];
    expect(links.map(([, , uri]) => uri)).toEqual([address]);
    const [left, , right] = links[0]![1]!
      .trim()
      .split(/\s+/)
      .map((points) => (Number(points) * 25.4) / 72);
    const width = right! - left!;
    expect(width).toBeGreaterThan(12);
    expect(width).toBeLessThan(25);
    const anchor = { left: left!, center: left! + width / 2, right: right! }[align];
    expect(anchor).toBeCloseTo(xMm, 1);
    expect(latin1(pagePdf(page([line({ align, xMm })]), white.file, fonts, facts))).not.toContain('/Link');
  });

  it('holds the picture once, as it came, with the size of its pixels', () => {
    const pdf = pagePdf(page([line({})]), white.file, fonts, facts);
    const file = latin1(pdf);
    expect(file.match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(file).toMatch(/\/Width 40\b/);
    expect(file).toMatch(/\/Height 20\b/);
    expect(file).toContain(latin1(white.data));
  });

  it('takes a picture with opacity too', () => {
    const pdf = latin1(pagePdf(page([line({})]), png(40, 20, 128, { channels: 4 }).file, fonts, facts));
    expect(pdf).toMatch(/\/Subtype \/Image[^]*\/Width 40\b[^]*\/SMask/);
  });

  it('states its title, its maker, its language and when it was made', () => {
    const pdf = latin1(pagePdf(page([line({})]), white.file, fonts, facts));
    expect(pdf).toContain("/CreationDate (D:20261121204500+00'00')");
    expect(pdf).toContain('/Title (Verlauf)');
    expect(pdf).toContain('/Creator (Pressluft 0.1.0)');
    expect(pdf).toContain('/Lang (de)');
  });

  it('draws the white around a text before the text', () => {
    const [bare, haloed] = [false, true].map((hasHalo) => streams(pagePdf(page([line({ hasHalo })]), white.file, fonts, facts)).join('\n'));
    const count = (text = '') => text.match(/\bTj\b/g)?.length;
    expect(count(bare)).toBe(1);
    expect(count(haloed)).toBe(2);
    expect(haloed!.indexOf('1 Tr')).toBeLessThan(haloed!.lastIndexOf('0 Tr'));
  });
});
