import { isObject } from '../records/index.ts';

/** A form field: the station's value and the local copy that is edited. */
export interface Field<T> {
  readonly serverValue: T;
  readonly value: T;
  /** The station's value changed while the local copy was edited. */
  readonly hasMoved: boolean;
}

/** Equal values, lists and rows item by item; NaN equals NaN. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b || Object.is(a, b);
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}

/** A field without edit. */
export function fieldOf<T>(serverValue: T): Field<T> {
  return { serverValue, value: serverValue, hasMoved: false };
}

/** Whether the local copy is the station's value, so that there is no edit. */
export function isInSync({ serverValue, value }: Field<unknown>): boolean {
  return isSame(serverValue, value);
}

const marked = <T>(field: Field<T>): Field<T> => (isInSync(field) ? fieldOf(field.serverValue) : field);

/** After typing; typing the station's value again is no edit. */
export function editField<T>(field: Field<T>, value: T): Field<T> {
  return marked({ ...field, value });
}

/** After a new value of the station: a field without edit follows, an edited one stays and is marked. */
export function receiveField<T>(field: Field<T>, serverValue: T): Field<T> {
  if (isInSync(field)) return fieldOf(serverValue);
  return marked({ ...field, serverValue, hasMoved: field.hasMoved || !isSame(field.serverValue, serverValue) });
}

/** Back to the station's value. */
export function dismissField<T>(field: Field<T>): Field<T> {
  return fieldOf(field.serverValue);
}

/** After the station has saved a value; what was typed since then stays an edit. */
export function appliedField<T>(field: Field<T>, saved: T): Field<T> {
  return marked({ ...field, serverValue: saved, hasMoved: false });
}

/** How a field is drawn: an error outranks a difference from the station. */
export type FieldState = 'inSync' | 'differs' | 'invalid';

/** How a field is to be drawn. */
export function fieldState(field: Field<unknown>, isValid: boolean): FieldState {
  if (!isValid) return 'invalid';
  return isInSync(field) ? 'inSync' : 'differs';
}
