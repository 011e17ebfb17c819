/** Diagonal lines: no data. Refer to it with `fill: url(#id)`. */
export function HatchPattern({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="lc-hatch" d="M0 0v6" />
    </pattern>
  );
}
