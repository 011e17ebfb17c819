import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languagesIn } from '../tools/languages.mjs';

export default defineConfig({
  rootDir: '.',
  sourceLocale: 'de',
  locales: [...languagesIn()],
  catalogs: [{ path: '<rootDir>/i18n/catalogues/{locale}/messages', include: ['<rootDir>/ui', '<rootDir>/i18n', '<rootDir>/station'] }],
  compileNamespace: 'ts',
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
