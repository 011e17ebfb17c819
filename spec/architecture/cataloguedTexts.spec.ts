import { describe, expect, it, test } from '@jest/globals';
import { ESLint, Linter } from 'eslint';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { cataloguedTexts } from './cataloguedTexts.js';

/** How often the rule speaks of a piece of markup. */
function reports(markup: string): number {
  const languageOptions = { parser: tseslint.parser as Linter.Parser, parserOptions: { ecmaFeatures: { jsx: true } } };
  return new Linter().verify(`const part = ${markup};`, [{ files: ['**/*.tsx'], languageOptions, ...cataloguedTexts }], 'ui/part.tsx')
    .length;
}

describe('words in the markup', () => {
  test.each([
    '<p>Netzdruck</p>',
    "<p>{'Netzdruck'}</p>",
    '<p>{value} bar</p>',
    '<button aria-label="Zurück" />',
    "<button aria-label={'Zurück'} />",
    '<Panel title="Größe" />',
    '<Panel title={`Größe ${size}`} />',
  ])('are reported: %s', (markup) => {
    expect(reports(markup)).toBe(1);
  });

  test.each([
    "<p>{i18n._('Netzdruck')}</p>",
    "<button aria-label={i18n._('Zurück')} />",
    '<p>{value} / {of}</p>',
    '<p>P</p>',
    '<div className="sp-pipe" role="status" />',
    '<p title={name}>{name}</p>',
    '<Link to="/overview">{name}</Link>',
  ])('are not what this is: %s', (markup) => {
    expect(reports(markup)).toBe(0);
  });

  it('are looked for in the whole dashboard', async () => {
    const eslint = new ESLint({ cwd: join(import.meta.dirname, '../..') });
    for (const file of ['ui/shell/App.tsx', 'ui/areas/settings/users/UsersPage.tsx']) {
      const config = (await eslint.calculateConfigForFile(file)) as Linter.Config;
      // The severity is a number there.
      expect((config.rules?.['no-restricted-syntax'] as unknown[]).slice(1)).toEqual(
        cataloguedTexts.rules['no-restricted-syntax']?.slice(1),
      );
    }
  });
});
