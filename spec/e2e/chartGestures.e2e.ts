import { describe, expect, it } from '@jest/globals';
import type { CDPSession, Page } from 'playwright-core';
import { chartPage, twoFrames } from './chartPage.ts';
import { eventually } from './eventually.ts';

const startMs = Date.parse('2026-11-13T00:00:00Z');
const whole = { fromMs: startMs, untilMs: startMs + 60_480 * 10_000 };
const wholeMs = whole.untilMs - whole.fromMs;

interface Shown {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly extents: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

async function shown(page: Page): Promise<Shown> {
  await twoFrames(page);
  await twoFrames(page);
  const output = page.locator('output');
  return {
    fromMs: Number(await output.getAttribute('data-from')),
    untilMs: Number(await output.getAttribute('data-until')),
    extents: JSON.parse((await output.getAttribute('data-extents')) ?? '{}') as Shown['extents'],
  };
}
const lengthOf = ({ fromMs, untilMs }: Shown) => untilMs - fromMs;
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

/** A point of the control, as shares of its width and height. */
async function pointOf(page: Page, x: number, y = 0.2): Promise<readonly [number, number]> {
  const box = await boxOf(page, '.lc-control');
  return [box.x + x * box.width, box.y + y * box.height];
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
  // what follows starts from what is drawn
  await twoFrames(page);
}

async function wheel(page: Page, steps: number): Promise<void> {
  for (let i = 0; i < Math.abs(steps); i++) {
    await page.mouse.wheel(0, Math.sign(steps) * 100);
    await twoFrames(page);
  }
}

/** Fingers on the chart, from touch to touch; the last one lifts them. */
async function fingers(page: Page, session: CDPSession, ...touches: readonly (readonly (readonly [number, number])[])[]): Promise<void> {
  for (const [i, points] of touches.entries())
    await session.send('Input.dispatchTouchEvent', {
      type: i === 0 ? 'touchStart' : 'touchMove',
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await twoFrames(page);
}

const query = 'lines=3&plots=2&lanes=2&width=900';

describe('the line chart', () => {
  const openChart = chartPage();

  it('[ANA-7] zooms time about the pointer by 0.75 in and 1.25 out, and never out of the data', async () => {
    const page = await openChart(query);
    await page.mouse.move(...(await pointOf(page, 0.25)));
    await wheel(page, -1);
    const zoomedIn = await shown(page);
    expect(lengthOf(zoomedIn) / wholeMs).toBeCloseTo(0.75, 6);
    expect((zoomedIn.fromMs - whole.fromMs) / wholeMs).toBeCloseTo(0.25 * 0.25, 2);
    await wheel(page, -3);
    await wheel(page, 1);
    await eventually(async () => lengthOf(await shown(page)) / wholeMs).toBeCloseTo(0.75 ** 4 * 1.25, 6);
    await wheel(page, 12);
    await eventually(() => shown(page)).toMatchObject(whole);
    await page.context().close();
  });

  it('is dragged along, selects a range with Shift and comes back with a double click', async () => {
    const page = await openChart(query);
    await page.mouse.move(...(await pointOf(page, 0.5)));
    await wheel(page, -3);
    const before = await shown(page);
    await drag(page, await pointOf(page, 0.6), await pointOf(page, 0.4));
    const moved = await shown(page);
    expect((moved.fromMs - before.fromMs) / lengthOf(before)).toBeCloseTo(0.2, 2);
    expect(lengthOf(moved)).toBeCloseTo(lengthOf(before), 3);

    await page.keyboard.down('Shift');
    await drag(page, await pointOf(page, 0.75), await pointOf(page, 0.25));
    await page.keyboard.up('Shift');
    const selected = await shown(page);
    expect((selected.fromMs - moved.fromMs) / lengthOf(moved)).toBeCloseTo(0.25, 2);
    expect(lengthOf(selected) / lengthOf(moved)).toBeCloseTo(0.5, 2);

    await page.mouse.dblclick(...(await pointOf(page, 0.5)));
    await eventually(() => shown(page)).toMatchObject(whole);
    await page.context().close();
  });

  it('zooms, moves and resets the values over their axis', async () => {
    const page = await openChart(query);
    const axis = await boxOf(page, '.lc-axis-control');
    const middle = [axis.x + axis.width / 2, axis.y + axis.height / 2] as const;
    await page.mouse.move(...middle);
    await wheel(page, -1);
    const zoomed = (await shown(page)).extents['pressure']!;
    await drag(page, middle, [middle[0], middle[1] + axis.height / 2]);
    const moved = (await shown(page)).extents['pressure']!;
    expect(moved.max - moved.min).toBeCloseTo(zoomed.max - zoomed.min, 9);
    expect(moved.min - zoomed.min).toBeCloseTo((zoomed.max - zoomed.min) / 2, 1);
    await page.mouse.dblclick(...middle);
    const { extents, ...span } = await shown(page);
    expect(extents).toEqual({});
    expect(span).toEqual(whole);
    await page.context().close();
  });

  it('does the same by keys, and speaks the values at its crosshair', async () => {
    const page = await openChart(query);
    const control = page.locator('.lc-control');
    await control.focus();
    for (const [key, share] of [
      ['+', 0.75],
      ['-', 0.75 * 1.25],
      ['+', 0.75 ** 2 * 1.25],
    ] as const) {
      await page.keyboard.press(key);
      await eventually(async () => lengthOf(await shown(page)) / wholeMs).toBeCloseTo(share, 6);
    }
    await page.keyboard.press('Home');
    await eventually(async () => (await shown(page)).fromMs).toBe(whole.fromMs);
    await page.keyboard.press('Shift+ArrowRight');
    const moved = await shown(page);
    expect((moved.fromMs - whole.fromMs) / lengthOf(moved)).toBeCloseTo(0.25, 6);
    await page.keyboard.press('End');
    await eventually(async () => (await shown(page)).untilMs).toBe(whole.untilMs);
    await eventually(() => control.getAttribute('aria-valuetext')).toMatch(/20\.11\.2026, 01:00:00; Linie 1 [\d,]+\sbar/);
    await page.keyboard.press('ArrowLeft');
    await eventually(() => control.getAttribute('aria-valuetext')).not.toMatch(/20\.11\.2026, 01:00:00/);
    await page.keyboard.press('ArrowUp');
    await eventually(async () => Object.keys((await shown(page)).extents)).toEqual(['pressure']);
    await page.keyboard.press('0');
    await eventually(() => shown(page)).toEqual({ ...whole, extents: {} });
    await page.keyboard.press('Escape');
    await eventually(() => control.getAttribute('aria-valuetext')).toBe('kein Zeitpunkt gewählt');
    await page.context().close();
  });

  it('moves the window of its overview by both ends and the middle, and by keys', async () => {
    const page = await openChart(query);
    const strip = await boxOf(page, '.lc-strip');
    const at = (share: number): readonly [number, number] => [strip.x + share * strip.width, strip.y + strip.height / 2];
    await drag(page, at(0), at(0.4));
    await drag(page, at(1), at(0.6));
    const window = await shown(page);
    expect((window.fromMs - whole.fromMs) / wholeMs).toBeCloseTo(0.4, 2);
    expect((window.untilMs - whole.fromMs) / wholeMs).toBeCloseTo(0.6, 2);
    await drag(page, at(0.5), at(0.7));
    const moved = await shown(page);
    expect((moved.fromMs - window.fromMs) / wholeMs).toBeCloseTo(0.2, 2);
    expect(lengthOf(moved)).toBeCloseTo(lengthOf(window), 3);

    await page.getByRole('slider', { name: 'Anfang des gezeigten Zeitraums' }).focus();
    await page.keyboard.press('PageDown');
    await eventually(async () => (moved.fromMs - (await shown(page)).fromMs) / wholeMs).toBeCloseTo(0.1, 6);
    await page.getByRole('slider', { name: 'Ende des gezeigten Zeitraums' }).focus();
    await page.keyboard.press('End');
    await eventually(async () => (await shown(page)).untilMs).toBe(whole.untilMs);
    await page.context().close();
  });

  it('is moved by a finger, zoomed by two, pointed at by a tap, and leaves the page free to scroll', async () => {
    const page = await openChart(query, { hasTouch: true, viewport: { width: 940, height: 400 } });
    const session = await page.context().newCDPSession(page);
    const still = await shown(page);
    await fingers(page, session, [await pointOf(page, 0.3)], [await pointOf(page, 0.3)]);
    await page.locator('.lc-tip').waitFor();
    await eventually(() => shown(page)).toEqual(still);

    await fingers(
      page,
      session,
      [await pointOf(page, 0.4), await pointOf(page, 0.6)],
      [await pointOf(page, 0.35), await pointOf(page, 0.65)],
      [await pointOf(page, 0.3), await pointOf(page, 0.7)],
    );
    const pinched = await shown(page);
    expect(lengthOf(pinched) / wholeMs).toBeCloseTo(0.5, 1);

    await fingers(
      page,
      session,
      [await pointOf(page, 0.6)],
      [await pointOf(page, 0.55)],
      [await pointOf(page, 0.5)],
      [await pointOf(page, 0.4)],
    );
    const moved = await shown(page);
    expect((moved.fromMs - pinched.fromMs) / lengthOf(pinched)).toBeCloseTo(0.2, 1);

    const touch = await pointOf(page, 0.5);
    const up = [0, -20, -60, -120].map((by) => [[touch[0], touch[1] + by] as const]);
    await fingers(page, session, ...up);
    await page.waitForFunction(() => scrollY > 40);
    await eventually(async () => (await shown(page)).fromMs).toBe(moved.fromMs);
    await page.context().close();
  });

  it('[ANA-8] shows the date in its time labels and at its crosshair beyond 12 h', async () => {
    const page = await openChart(query);
    const hover = async () => {
      await page.mouse.move(...(await pointOf(page, 0.5)));
      await page.locator('.lc-flag-text').waitFor();
      await twoFrames(page);
      return [await page.locator('.lc-axis text').first().textContent(), await page.locator('.lc-flag-text').textContent()];
    };
    for (const text of await hover()) expect(text).toMatch(/\d\d\.11\.2026/);
    await wheel(page, -12);
    await eventually(async () => lengthOf(await shown(page))).toBeLessThan(12 * 3_600_000);
    for (const text of await hover()) expect(text).toMatch(/^\d\d:\d\d(?::\d\d)?$/);
    await page.context().close();
  });

  it('keeps the values at the pointer beside it through a zoom, and asks for no layout in the middle of a frame', async () => {
    const page = await openChart(query);
    await page.mouse.move(...(await pointOf(page, 0.6)));
    await page.locator('.lc-tip').waitFor();
    await page.evaluate(() => {
      const names: string[] = [];
      let isInFrame = false;
      const later = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (call) =>
        later((atMs) => {
          isInFrame = true;
          call(atMs);
          isInFrame = false;
        });
      const stage = document.querySelector('.lc-stage')!;
      const box = stage.getBoundingClientRect.bind(stage);
      stage.getBoundingClientRect = () => {
        if (isInFrame) names.push(stage.className);
        return box();
      };
      Object.assign(window, { askedForLayout: names });
    });
    const tipLeft = async () => (await boxOf(page, '.lc-tip')).x - (await boxOf(page, '.lc-flag')).x;
    const before = await tipLeft();
    await wheel(page, -3);
    expect(lengthOf(await shown(page))).toBeLessThan(0.5 * wholeMs);
    expect(await page.evaluate(() => (window as unknown as { askedForLayout: string[] }).askedForLayout)).toEqual([]);
    expect(Math.abs((await tipLeft()) - before)).toBeLessThan(8);
    await page.context().close();
  });

  it('is printed as dark paths on white, whatever the theme', async () => {
    const page = await openChart(`${query}&theme=dark`);
    await eventually(() => page.locator('.ch g[clip-path] path.lc-line').count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await page.locator('.ch g[clip-path] path.lc-line').first().waitFor();
    await eventually(() => page.locator('canvas.lc-lines').isVisible()).toBe(false);
    const ink = await page
      .locator('.ch text.ink')
      .first()
      .evaluate((text) => getComputedStyle(text).fill);
    expect(ink).toBe('rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
    await twoFrames(page);
    await eventually(() => page.locator('.ch g[clip-path] path.lc-line').count()).toBe(0);
    await page.context().close();
  });
});
