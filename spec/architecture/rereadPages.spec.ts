import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import { rereadPages } from './rereadPages.js';

const problems = (code: string) => new Linter().verify(code, [{ languageOptions: { sourceType: 'module' }, ...rereadPages }]).length;

describe('what a browser spec expects of a page', () => {
  it.each([
    `expect(await page.locator('a').textContent()).toBe('b');`,
    `expect([path, await page.locator('a').count()]).toEqual(['/', 1]);`,
    `expect((await rows.allTextContents())[0]).toMatch(/b/);`,
  ])('is not read only once: %s', (code) => {
    expect(problems(code)).toBe(1);
  });

  it.each([
    `await eventually(() => page.locator('a').textContent()).toBe('b');`,
    `await eventually(() => rows.count()).toBe(await others.count());`,
    `expect(await answer.text()).toBe('OK');`,
    `const before = await rows.count(); expect(before).toBe(3);`,
  ])('is read until it holds, or is no reading of a page: %s', (code) => {
    expect(problems(code)).toBe(0);
  });
});
