/** The same function, which works each result out once. */
export function remembered<Key, Value>(valueOf: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = values.get(key) ?? { value: valueOf(key) };
    values.set(key, known);
    return known.value;
  };
}
