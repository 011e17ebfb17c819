import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';

const read = (path: string) => readFileSync(new URL(`../../../ui/${path}`, import.meta.url), 'utf8');
const [light = '', dark = ''] = read('theme/tokens.css').split("[data-theme='dark']");
const themes = { light, dark } as const;

/** Relative luminance of an sRGB colour, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const hexOf = (theme: keyof typeof themes, token: string) => new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(themes[theme])![1]!;

function contrast(theme: keyof typeof themes, text: string, ground: string): number {
  const [low = 0, high = 0] = [text, ground].map((token) => luminance(hexOf(theme, token))).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Of text below 24 px (WCAG 2.2, 1.4.3). */
const minContrast = 4.5;
/** Of a line or an area (WCAG 2.2, 1.4.11). */
const minShapeContrast = 3;
const inks = ['ink', 'ink-2', 'ink-3'] as const;
const grounds = ['bg', 'surface', 'sunken', 'raised', 'hover'] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)))('text in %s is readable on %s', (ink, ground) => {
    expect(contrast(theme, ink, ground)).toBeGreaterThanOrEqual(minContrast);
  });

  const hues = [...Array.from({ length: 13 }, (_, i) => `c-${i + 1}`), 'ink', 'c-15'];

  test.each(hues)('a line in %s is seen on its surface', (hue) => {
    expect(contrast(theme, hue, 'surface')).toBeGreaterThanOrEqual(minShapeContrast);
  });

  test.each(['m-steel', 'm-steel-2', 'surface'])('the edge of a stacked area is seen beside %s', (ground) => {
    expect(contrast(theme, 'ink-2', ground)).toBeGreaterThanOrEqual(minShapeContrast);
  });

  test.each(['m-steel', 'm-steel-2'])('the name of a stacked area is readable on %s', (ground) => {
    expect(contrast(theme, 'ink', ground)).toBeGreaterThanOrEqual(minContrast);
  });

  test('no hue of a line comes twice', () => {
    expect(new Set(hues.map((hue) => hexOf(theme, hue))).size).toBe(hues.length);
  });
});

test.each([
  ['a tab that may not be opened', 'shell/header/header.css', /\.tabs \[aria-disabled\] \{[^}]*color: var\(--([\w-]+)\)/],
  ['a disabled button', 'theme/controls.css', /\.btn:disabled[^{]*\{[^}]*\n {2}color: var\(--([\w-]+)\)/],
])('%s has a colour for text', (_, file, colour) => {
  expect(inks).toContain(colour.exec(read(file))?.[1]);
});
