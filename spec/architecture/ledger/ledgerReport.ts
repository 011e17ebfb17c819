import type { Ledger } from './Ledger.ts';

/** How much is proven, and the numbers of what is not by area. */
export function ledgerReport({ required, proofs }: Ledger): string {
  const unproven = required.filter((id) => !proofs.has(id));
  const areaOf = (id: string) => id.slice(0, id.indexOf('-'));
  const numbers = (area: string) => unproven.filter((id) => areaOf(id) === area).map((id) => id.slice(area.length + 1));
  const lines = [...new Set(unproven.map(areaOf))].map((area) => `  ${area.padEnd(6)}${numbers(area).join(' ')}`);
  const count = `Requirements: ${required.length - unproven.length} of ${required.length} proven, ${unproven.length} open`;
  return [count, ...lines].join('\n');
}
