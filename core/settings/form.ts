import { appliedField, dismissField, editField, type Field, fieldOf, isInSync, receiveField } from './field.ts';
import { type FieldPath, type FieldValue, leavesOf, mapLeaves, type ValueAt } from './formTree.ts';
import type { SettingsMessage, SettingsProblem } from './message.ts';
import type { Sent } from './secrets.ts';

/** A field of a form; a secret that is not edited is undefined on both sides. */
export interface FormField extends Field<FieldValue> {
  readonly isSecret: boolean;
}

/** A group of settings being edited; `T` is the group as it is shown. */
export interface Form<T> {
  /** The group as the station last sent it. */
  readonly shown: T;
  /** By path. */
  readonly fields: Readonly<Record<string, FormField>>;
}

type FieldChanger = (field: FormField, path: string) => Field<FieldValue>;

const mapFields = <T>(form: Form<T>, change: FieldChanger): Form<T> => ({
  ...form,
  fields: Object.fromEntries(
    Object.entries(form.fields).map(([path, field]) => [path, { ...change(field, path), isSecret: field.isSecret }]),
  ),
});

/** A form without edits; rights first get their missing sets (completeRights), so that there are fields for them. */
export function formOf<T>(shown: T): Form<T> {
  const fields = leavesOf(shown).map(({ path, value, isSecret }) => [path, { ...fieldOf(value), isSecret }] as const);
  return { shown, fields: Object.fromEntries(fields) };
}

/** A field by its path; one that the group does not have is undefined and in sync. */
export function fieldAt<T, Path extends FieldPath<Sent<T>>>(form: Form<T>, path: Path): Field<ValueAt<Sent<T>, Path>> {
  return (form.fields[path] ?? fieldOf(undefined)) as Field<ValueAt<Sent<T>, Path>>;
}

/** After typing into a field; an emptied secret is no edit, and a field that the group does not have stays out. */
export function editForm<T, Path extends FieldPath<Sent<T>>>(form: Form<T>, path: Path, value: ValueAt<Sent<T>, Path>): Form<T> {
  return editFormAt(form, path, value as FieldValue);
}

/** The same, for any path. */
export function editFormAt<T>(form: Form<T>, path: string, typed: FieldValue): Form<T> {
  const field = form.fields[path];
  if (field === undefined) return form;
  const after = editField<FieldValue>(field, field.isSecret && typed === '' ? undefined : typed);
  return { ...form, fields: { ...form.fields, [path]: { ...after, isSecret: field.isSecret } } };
}

/** After new settings of the same shape: fields without edit follow, edited ones stay and are marked. */
export function receiveForm<T>(form: Form<T>, shown: T): Form<T> {
  const values = new Map(leavesOf(shown).map(({ path, value }) => [path, value]));
  return { ...mapFields(form, (field, path) => (values.has(path) ? receiveField(field, values.get(path)) : field)), shown };
}

/** Back to the station's values. */
export function dismissForm<T>(form: Form<T>): Form<T> {
  return mapFields(form, dismissField);
}

/** After the station has saved these values; what was typed since then stays an edit, and a saved secret is forgotten. */
export function appliedForm<T>(form: Form<T>, saved: Sent<T>): Form<T> {
  const values = new Map(leavesOf(saved).map(({ path, value }) => [path, value]));
  return mapFields(form, (field, path) => {
    const after = appliedField<FieldValue>(field, values.has(path) ? values.get(path) : field.serverValue);
    if (!field.isSecret) return after;
    return isInSync(after) ? fieldOf(undefined) : { ...after, serverValue: undefined };
  });
}

/** The values to send. */
export function formValues<T>(form: Form<T>): Sent<T> {
  return mapLeaves(form.shown, (path) => form.fields[path]?.value) as Sent<T>;
}

/** Whether any field is edited. */
export function isFormChanged(form: Form<unknown>): boolean {
  return Object.values(form.fields).some((field) => !isInSync(field));
}

/** What is wrong with a field, first of all; undefined when it is valid. */
export function messageAt(problems: readonly SettingsProblem[], path: string): SettingsMessage | undefined {
  return problems.find(({ field }) => field === path)?.message;
}

/** Whether Apply is possible: something changed and nothing is wrong. */
export function canApply(form: Form<unknown>, problems: readonly SettingsProblem[]): boolean {
  return isFormChanged(form) && problems.length === 0;
}

/** An edit that was not sent yet; of a secret neither side is sent. */
export interface FieldChange {
  readonly path: string;
  readonly from: FieldValue;
  readonly to: FieldValue;
  readonly isSecret: boolean;
}

/** What Apply would change, in the order of the fields. */
export function formChanges(form: Form<unknown>): readonly FieldChange[] {
  return Object.entries(form.fields)
    .filter(([, field]) => !isInSync(field))
    .map(([path, { serverValue, value, isSecret }]) => ({
      path,
      from: isSecret ? undefined : serverValue,
      to: isSecret ? undefined : value,
      isSecret,
    }));
}
