/** No-load in bars: hatched, so that grey print reports it from load. Refer to it with `fill: url(#id)`. */
export function NoLoadPattern({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className="bc-stripe-ground" width={5} height={5} />
      <path className="bc-stripe" d="M0 0v5" />
    </pattern>
  );
}
