import type { Ledger } from './Ledger.ts';

const twice = (ids: readonly string[]) => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];

/** Each way that ledger, proofs and open list disagree, as one line. */
export function ledgerProblems({ required, open, proofs, onceProven }: Ledger): string[] {
  const proven = (id: string) => proofs.has(id);
  const where = (id: string) => proofs.get(id)?.join(', ') ?? '';
  return [
    ...twice(required).map((id) => `${id} is required twice`),
    ...twice(open).map((id) => `${id} is in open.txt twice`),
    ...[...proofs.keys()].filter((id) => !required.includes(id)).map((id) => `${id}, named in ${where(id)}, is not required`),
    ...open.filter((id) => !required.includes(id)).map((id) => `${id}, named in open.txt, is not required`),
    ...required.filter((id) => !proven(id) && !open.includes(id)).map((id) => `${id} has no proof and is not in open.txt`),
    ...open.filter(proven).map((id) => `${id} is proven in ${where(id)}: take it from open.txt (node spec/architecture/ledger.ts --write)`),
    ...open
      .filter((id) => !proven(id) && onceProven.has(id))
      .map((id) => `${id} had a proof in an earlier commit: open.txt may not grow back`),
  ];
}
