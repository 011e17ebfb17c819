/** Rule name to `[severity, ...entries]`. */
export declare const cataloguedTexts: { readonly rules: Readonly<Record<string, ['error', ...unknown[]]>> };
