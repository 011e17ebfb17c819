import type { Linter } from 'eslint';

export declare const rereadPages: { readonly rules: Linter.RulesRecord };
