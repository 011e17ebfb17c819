/** Characters that the name of a wall link may have. */
export const longestWallLinkName = 64;
/** So many links a station keeps at most. */
export const maxWallLinks = 50;
