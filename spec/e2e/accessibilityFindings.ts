import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** WCAG 2.2, level AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const grave: ReadonlySet<unknown> = new Set(['serious', 'critical']);

/** What happens to lie under the line of alarms where the page is scrolled to is no smaller for it. */
const stick = (page: Page, position: string) =>
  page.evaluate((to) => document.querySelector<HTMLElement>('.alarm')?.style.setProperty('position', to), position);

/** What axe finds on a page, or in a part of it: whatever breaks WCAG 2.2 AA, and of its further advice what keeps somebody from using it. */
export async function accessibilityFindings(page: Page, part?: string): Promise<readonly string[]> {
  // The page has no frames: what is found need not be gathered in a page of its own, which takes as long as finding it.
  const axe = new AxeBuilder({ page }).withTags([...wcag, 'best-practice']).setLegacyMode(true);
  if (part !== undefined) axe.include(part);
  await stick(page, 'static');
  const { violations } = await axe.analyze();
  await stick(page, '');
  return violations
    .filter(({ tags, impact }) => tags.some((tag) => wcag.includes(tag)) || grave.has(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
}
