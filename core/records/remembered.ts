/** The same function, which works each result out once; when it knows more than `limit` of them it begins again. */
export function remembered<Key, Value>(valueOf: (key: Key) => Value, limit = Infinity): (key: Key) => Value {
  const values = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known.value;
    const made = { value: valueOf(key) };
    if (values.size >= limit) values.clear();
    values.set(key, made);
    return made.value;
  };
}
