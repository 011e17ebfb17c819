import type { OptionKind } from '../../options/index.ts';

/** An option of a command. */
export interface CliOption<T> {
  /** Without the dashes. */
  readonly name: string;
  readonly kind: OptionKind<T>;
  /** Undefined when there is none, or it depends on other options. */
  readonly fallback?: T;
  /** For the help, where `fallback` does not say it. */
  readonly fallbackText?: string;
  readonly help: string;
}

/** The options of a command, by the name that its code knows them by. */
export type CliOptions = Readonly<Record<string, CliOption<unknown>>>;

type KindOf<Given> = Given extends { readonly kind: OptionKind<infer T> } ? T : never;
type ValueOf<Given> = Given extends { readonly fallback: unknown } ? KindOf<Given> : KindOf<Given> | undefined;
/** The values of options; undefined where nothing is given and nothing is the default. */
export type ValuesOf<Options> = { readonly [Key in keyof Options]: ValueOf<Options[Key]> };

/** An option with a default. */
export const option = <T>(given: Omit<CliOption<T>, 'fallback'> & { readonly fallback: NoInfer<T> }) => given;
/** An option that may be left out. */
export const optional = <T>(given: CliOption<T>) => given;
