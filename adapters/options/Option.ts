import type { OptionKind } from './OptionKind.ts';

/** An option of a program or of a command of it. */
export interface Option<T> {
  /** Without the dashes. */
  readonly name: string;
  readonly kind: OptionKind<T>;
  /** Undefined when there is none, or it depends on other options. */
  readonly fallback?: T;
  /** For the help, where `fallback` does not say it. */
  readonly fallbackText?: string;
  readonly help: string;
}

/** Options by the name that the code knows them by. */
export type Options = Readonly<Record<string, Option<unknown>>>;

type KindOf<Given> = Given extends { readonly kind: OptionKind<infer T> } ? T : never;
type ValueOf<Given> = Given extends { readonly fallback: unknown } ? KindOf<Given> : KindOf<Given> | undefined;
/** The values of options; undefined where nothing is given and nothing is the default. */
export type ValuesOf<Given> = { readonly [Key in keyof Given]: ValueOf<Given[Key]> };

/** An option with a default. */
export const option = <T>(given: Omit<Option<T>, 'fallback'> & { readonly fallback: NoInfer<T> }) => given;
/** An option that may be left out. */
export const optional = <T>(given: Option<T>) => given;
