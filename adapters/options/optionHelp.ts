import type { Option } from './Option.ts';

/** An option as it is written, with what stands for its value. */
export const optionSynopsis = ({ name, kind }: Option<unknown>): string =>
  kind.shownValue === undefined ? `--${name}` : `--${name} ${kind.shownValue}`;

/** Its default in words; undefined when there is none. */
export function defaultText({ fallback, fallbackText }: Option<unknown>): string | undefined {
  const isNothing = fallback === undefined || fallback === false || fallback === '' || (Array.isArray(fallback) && fallback.length === 0);
  const shown = fallbackText ?? (isNothing ? undefined : JSON.stringify(fallback).replace(/^"|"$/g, ''));
  return shown === undefined ? undefined : `default ${shown}`;
}
