import { first } from './0001_first.ts';

/** In the order they run; the database's version is the number of those it has seen. Never change one that was released. */
export const migrations: readonly string[] = [first];
