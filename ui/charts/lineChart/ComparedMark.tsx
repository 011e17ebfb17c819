/** A piece of a pale line, whatever its colour is. */
export function ComparedMark() {
  return (
    <svg className="lc-mark" viewBox="0 0 24 12" aria-hidden>
      <path className="ln lc-compared" d="M0 6h24" />
    </svg>
  );
}
