import type { ServiceIdentifier } from 'inversify';

/** Names a service and carries its type. */
export type Token<T> = ServiceIdentifier<T>;

/** A token of its own for each call. */
export const token = <T>(name: string): Token<T> => Symbol(name);
