/** A formatted number with its sign; zero and a missing one have none. */
export const signedText = (text: string): string => (/^\u2212|^---$/.test(text) || !/[1-9]/.test(text) ? text : `+${text}`);
