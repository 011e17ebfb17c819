/** What a text of JSON holds; undefined for a text that is none. */
export function jsonOf(text: string): { readonly json: unknown } | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return { json };
  } catch {
    return undefined;
  }
}
