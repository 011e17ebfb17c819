/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment variable of an option. */
export const variableOf = (name: string): string => `PRESSLUFT_${name.toUpperCase().replaceAll('-', '_')}`;
