import { product } from '../kit/index.ts';

/** The way to the page from its end, so that browser tabs can be distinguished; `way` begins with the area. */
export function documentTitle(way: readonly (string | undefined)[], station: string | undefined): string {
  return [...way.toReversed(), station, product].filter((part) => part !== undefined && part !== '').join(' – ');
}
