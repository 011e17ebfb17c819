import type { I18n } from '@lingui/core';
import type { FieldValue, Sent, Settings, SettingsGroup } from '../../../../core/settings/index.ts';
import type { AnyQuantity } from '../../../../core/units/index.ts';

/** What a field is called and how its values are read. */
export interface FieldWords {
  /** Text id. */
  readonly label: string;
  /** Text id; under the field while there is nothing wrong with its value. */
  readonly hint?: string;
  /** Text id; instead of the hint while the field is empty. */
  readonly whenEmpty?: string;
  /** Text ids of the values that can be chosen, in their order. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Instead: choices that are the same in every language. */
  readonly symbols?: Readonly<Record<string, string>>;
  /** Decimals that a number has at least. */
  readonly minDecimals?: number;
  /** Of a number that is typed in the chosen unit and kept in its base unit; undefined for one that is kept as it is typed. */
  readonly quantity?: (values: never, path: string) => AnyQuantity | undefined;
  /** How a text is read that is kept as a name of the station's. */
  readonly text?: (i18n: I18n, value: string) => string;
  /** Behind a number, as it stands in the form: `€/kWh`. */
  readonly unit?: (values: never) => string;
  /** Text id, with `{number}` for an item of a list: what the field belongs to. */
  readonly item?: string;
}

/** The paths of a group's fields, with `*` for any item of a list. */
export type FieldPattern<T> = T extends readonly (infer Item)[]
  ? `*.${FieldPattern<Item>}`
  : { [K in keyof T & string]: T[K] extends FieldValue ? K : `${K}.${FieldPattern<T[K]>}` }[keyof T & string];

/** The words of every field of a group. */
export type FormWords<G extends SettingsGroup> = Readonly<Record<FieldPattern<Sent<Settings[G]>>, FieldWords>>;

/** The pattern of a path: `receivers.2.active` is `receivers.*.active`. */
export const patternOf = (path: string) => path.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*');

/** Number of the list item that a path leads into, from 1; undefined for none. */
export function itemNumber(path: string): number | undefined {
  const index = /(?:^|\.)(\d+)\./.exec(path)?.[1];
  return index === undefined ? undefined : Number(index) + 1;
}
