/** How many faults are up; a severity has colour, none has not. */
export function FaultsCell({ count }: { readonly count: number }) {
  return count === 0 ? <span className="none">{count}</span> : <span className="count td-count s-error">{count}</span>;
}
