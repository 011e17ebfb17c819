import { product } from '../kit/product.ts';

/** Page first, so that browser tabs can be told apart. */
export function documentTitle(page: string | undefined, station: string | undefined): string {
  return [page, station, product].filter((part) => part !== undefined && part !== '').join(' – ');
}
