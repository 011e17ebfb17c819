/** Characters that the name of a token may have. */
export const longestTokenName = 64;
/** So many tokens of a kind a station keeps at most. */
export const maxNamedTokens = 50;
