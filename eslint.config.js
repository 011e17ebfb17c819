import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { cataloguedTexts } from './spec/architecture/cataloguedTexts.js';
import { corePurity } from './spec/architecture/corePurity.js';
import { quantityArithmetic } from './spec/architecture/quantityArithmetic.js';
import { refusedWords } from './spec/architecture/refusedWords.js';
import { rereadPages } from './spec/architecture/rereadPages.js';
import { stationQueries } from './spec/architecture/stationQueries.js';

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'coverage/', 'node_modules/', 'spec/architecture/fixtures/', 'i18n/catalogues/'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { project: './tsconfig.lint.json' } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
    },
  },
  { files: ['ui/**/*.tsx', 'ui/**/use*.ts'], ...hooks.configs.flat['recommended-latest'] },
  {
    files: ['ui/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'react-router', importNames: ['Link', 'NavLink', 'Form'], message: "The kit's Link and NavLink load less." },
      ],
    },
  },
  { files: ['ui/**/*.tsx'], ...cataloguedTexts },
  { files: ['ui/**/*.ts', 'ui/**/*.tsx'], ...quantityArithmetic },
  { files: ['ui/**/*.ts', 'ui/**/*.tsx'], ...stationQueries },
  { files: ['ui/stores/StationQuery.ts', 'ui/stores/present.ts'], rules: { 'queries/one-way': 'off' } },
  { files: ['**/*.ts', '**/*.tsx'], ...refusedWords },
  { files: ['core/**/*.ts'], ...corePurity },
  { files: ['spec/e2e/**/*.ts'], ...rereadPages },
  { files: ['**/*.config.ts', 'spec/SlowestFirst.ts'], rules: { 'no-restricted-exports': 'off' } },
);
