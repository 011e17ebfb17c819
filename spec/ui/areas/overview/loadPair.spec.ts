import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

const sheet = (path: string) => readFileSync(new URL(`../../../../ui/${path}`, import.meta.url), 'utf8');
const tokens = sheet('theme/tokens.css');
const light = tokens.slice(tokens.indexOf(':root {'), tokens.indexOf(":root[data-theme='dark']"));
const dark = tokens.slice(tokens.indexOf(":root[data-theme='dark']"));

type Rgb = readonly [number, number, number];

function token(theme: string, name: string): Rgb {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(theme)![1]!;
  const linear = (at: number) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return [linear(0), linear(2), linear(4)];
}

/** Linear RGB as a dichromat sees it: Viénot, Brettel and Mollon 1999 for red and green; Machado 2009 for blue. */
const eyes: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deutan: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (a: Rgb, b: Rgb) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cubeRoot = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);

/** CIE L*a*b* of linear sRGB, D65. */
function lab(rgb: Rgb): Rgb {
  const x = cubeRoot(dot([0.4124, 0.3576, 0.1805], rgb) / 0.9505);
  const y = cubeRoot(dot([0.2126, 0.7152, 0.0722], rgb));
  const z = cubeRoot(dot([0.0193, 0.1192, 0.9505], rgb) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const seen = (eye: string, rgb: Rgb): Rgb => lab(eyes[eye]!.map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as unknown as Rgb);

/** CIE76; about 2 is just seen, 40 is another colour. */
const difference = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Hues in the plane of a* and b*. */
const orangeDeg = 60;
const blueDeg = -90;

describe('[STATE-9] load and no-load', () => {
  const themes = { light, dark };
  test.each(Object.keys(themes).flatMap((theme) => Object.keys(eyes).map((eye) => [theme, eye] as const)))(
    'are two colours in the %s theme for %s eyes',
    (theme, eye) => {
      const sheetOf = themes[theme as keyof typeof themes];
      expect(difference(seen(eye, token(sheetOf, 'load')), seen(eye, token(sheetOf, 'noload')))).toBeGreaterThan(40);
    },
  );

  test.each(Object.entries(themes))('[STATE-3] are orange and blue in the %s theme', (_, sheetOf) => {
    const hueDeg = (name: string) => {
      const [, a, b] = lab(token(sheetOf, name));
      return (Math.atan2(b, a) * 180) / Math.PI;
    };
    expect(Math.abs(hueDeg('load') - orangeDeg)).toBeLessThan(25);
    expect(Math.abs(hueDeg('noload') - blueDeg)).toBeLessThan(25);
  });

  test.each([
    ['theme/drawing.css', /\.mc\.load \{[^}]*var\(--load\)/, /\.mc\.noload \{[^}]*var\(--noload\)/],
    ['theme/state.css', /\.s-load \{[^}]*var\(--load\)/, /\.s-noload \{[^}]*var\(--noload\)/],
    ['theme/chart.css', /\.f-load \{[^}]*var\(--load\)/, /\.f-noload \{[^}]*var\(--noload\)/],
    ['areas/overview/tiles/tiles.css', /\.tl-load \{[^}]*var\(--load\)/, /\.tl-noload \{[^}]*var\(--noload\)/],
  ])('[STATE-3] come from the same pair of tokens in %s', (path, load, noLoad) => {
    expect(sheet(path)).toMatch(load);
    expect(sheet(path)).toMatch(noLoad);
  });

  test('differ in texture in the bars of the tiles, so that grey print reports them apart', () => {
    const css = sheet('areas/overview/tiles/tiles.css');
    expect(css).toMatch(/\.tl-noload \{[^}]*repeating-linear-gradient/);
    expect(css).toMatch(/\.tl-load \{\s*background: var\(--load\);/);
  });
});
