/** The token of an open session; undefined while nobody is logged in, which every call answers with `unauthorized`. */
export type SessionToken = string | undefined;
