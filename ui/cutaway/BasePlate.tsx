/** What every machine stands on, and the floor below. */
export function BasePlate() {
  return (
    <>
      <path className="n cw-floor" d="M0 424h720" />
      <path className="p" d="M44 412h632v12H44z" />
    </>
  );
}
