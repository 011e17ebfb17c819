declare const of: unique symbol;
/** Names a service and carries its type. */
export type Token<T> = symbol & { readonly [of]?: T };

/** A token of its own for each call. */
export const token = <T>(name: string): Token<T> => Symbol(name);

/** What a page is made of; each service is made once, when it is first asked for. */
export interface Services {
  /** Says how a service is made; a second one for the same token replaces it until the first is asked for. */
  readonly bind: <T>(token: Token<T>, make: () => T) => void;
  /** Throws for a token that nothing is bound to, and for a service that needs itself. */
  readonly get: <T>(token: Token<T>) => T;
}

export function services(): Services {
  const makers = new Map<symbol, () => unknown>();
  const made = new Map<symbol, unknown>();
  const making = new Set<symbol>();

  return {
    bind(token, make) {
      makers.set(token, make);
    },
    get<T>(token: Token<T>): T {
      if (made.has(token)) return made.get(token) as T;
      const make = makers.get(token);
      if (make === undefined) throw new Error(`no service is bound to ${String(token.description)}`);
      if (making.has(token)) throw new Error(`the service ${String(token.description)} needs itself`);
      making.add(token);
      try {
        made.set(token, make());
      } finally {
        making.delete(token);
      }
      return made.get(token) as T;
    },
  };
}
