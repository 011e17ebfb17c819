import type { FieldValue, Sent, SentSecret, Settings, SettingsGroup } from '../../../../core/settings/index.ts';
import type { FieldWords, FormWords } from './FormWords.ts';
import type { GroupFormVm } from './groupForm.vm.ts';

/** A group being edited, and the words of its fields. */
export interface GroupForm<G extends SettingsGroup> {
  readonly vm: GroupFormVm<G>;
  readonly words: FormWords<G>;
}

/** The same of any group; a field is named by any path. */
export interface AnyForm {
  readonly vm: Pick<GroupFormVm, 'fieldAt' | 'editAt' | 'canWrite'> & { readonly values: unknown };
  readonly words: Readonly<Record<string, FieldWords>>;
}

/** Seen without its group, as the parts of a form that know fields by their paths do. */
export const anyForm = <G extends SettingsGroup>(form: GroupForm<G>): AnyForm => form;

type PathsIn<T, Value> = T extends readonly (infer Item)[]
  ? `${number}.${PathsIn<Item, Value>}`
  : {
      [K in keyof T & string]: T[K] extends FieldValue ? ([T[K]] extends [Value] ? K : never) : `${K}.${PathsIn<T[K], Value>}`;
    }[keyof T & string];

/** The paths of a group's fields with such values. */
export type PathsTo<G extends SettingsGroup, Value> = PathsIn<Sent<Settings[G]>, Value>;
type SecretsIn<T> = T extends readonly (infer Item)[]
  ? `${number}.${SecretsIn<Item>}`
  : {
      [K in keyof T & string]: T[K] extends FieldValue ? ([SentSecret] extends [T[K]] ? K : never) : `${K}.${SecretsIn<T[K]>}`;
    }[keyof T & string];
/** The paths of a group's secrets. */
export type SecretPaths<G extends SettingsGroup> = SecretsIn<Sent<Settings[G]>>;
