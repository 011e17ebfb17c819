import type { ESLint } from 'eslint';

/** The plugin with its rule, and the rule switched on. */
export declare const stationQueries: {
  readonly plugins: Record<string, ESLint.Plugin>;
  readonly rules: { readonly 'queries/one-way': 'error' };
};
