import type { ESLint } from 'eslint';

/** What a name may not contain, and what is said instead. */
export declare const refusedNames: readonly (readonly [RegExp, string])[];
/** The plugin with its rule, and the rule switched on. */
export declare const refusedWords: {
  readonly plugins: Record<string, ESLint.Plugin>;
  readonly rules: { readonly 'words/refused': 'error' };
};
