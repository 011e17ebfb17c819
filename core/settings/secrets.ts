import type { SettingsRows } from './rows.ts';

/** What is shown of a secret: only whether there is one. */
export interface ShownSecret {
  readonly isSet: boolean;
}

/** What is sent of a secret: undefined or empty keeps it, null clears it, a text replaces it. */
export type SentSecret = string | null | undefined;

/** Settings as they are sent to be saved: the same, but with secrets to keep, clear or replace. */
export type Sent<T> = T extends ShownSecret
  ? SentSecret
  : T extends SettingsRows<unknown>
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Sent<Item>[]
      : T extends object
        ? { readonly [K in keyof T]: Sent<T[K]> }
        : T;

/** Whether a value of the settings stands for a secret. */
export function isShownSecret(value: unknown): value is ShownSecret {
  return typeof value === 'object' && value !== null && 'isSet' in value;
}

/** The secret after a change; undefined for none. */
export function nextSecret(current: string | undefined, sent: SentSecret): string | undefined {
  if (sent === null) return undefined;
  return sent === undefined || sent === '' ? current : sent;
}
