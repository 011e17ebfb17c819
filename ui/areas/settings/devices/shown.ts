/** What the page shows beside the list; of the three at most one. */
export interface Shown {
  readonly connection?: string | undefined;
  readonly device?: string | undefined;
  readonly part?: 'plant' | 'search' | undefined;
}

const parts = ['plant', 'search'] as const;

/** What an address asks for. */
export function shownOf(query: URLSearchParams): Shown {
  return {
    connection: query.get('connection') ?? undefined,
    device: query.get('device') ?? undefined,
    part: parts.find((part) => part === query.get('part')),
  };
}

/** The address of something. */
export function shownQuery(shown: Shown): string {
  const given = Object.entries(shown).filter((field): field is [string, string] => field[1] !== undefined);
  return new URLSearchParams(given).toString();
}
