/** Rule name to `[severity, ...entries]`. */
export declare const corePurity: { readonly rules: Readonly<Record<string, ['error', ...unknown[]]>> };
