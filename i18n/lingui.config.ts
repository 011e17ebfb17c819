import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languagesIn } from '../tools/languages.mjs';

const locales = [...languagesIn()];

export default defineConfig({
  rootDir: '.',
  sourceLocale: locales[0]!,
  locales,
  catalogs: [
    {
      path: '<rootDir>/i18n/catalogues/{locale}/messages',
      include: ['<rootDir>/ui', '<rootDir>/i18n', '<rootDir>/server', '<rootDir>/station', '<rootDir>/fleet'],
    },
  ],
  compileNamespace: 'ts',
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
