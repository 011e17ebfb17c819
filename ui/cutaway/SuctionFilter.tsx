/** An air filter of pleated paper, 64 wide and 42 high, with its neck below; at the middle of its upper edge. */
export function SuctionFilter({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="n gs" d="M-22 6V0h44v6" />
      <path className="k s" d="M-32 6h64l-8 36h-48z" />
      <path className="n" d="M-18 12l4 26M-6 12l2 26M6 12l-2 26M18 12l-4 26" />
    </g>
  );
}
