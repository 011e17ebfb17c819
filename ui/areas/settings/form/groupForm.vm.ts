import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { completeRights, type Call, mayCall } from '../../../../core/access/index.ts';
import type { CallResult, SaveResult, SettingsApi } from '../../../../core/ports/index.ts';
import { isOneOf } from '../../../../core/records/index.ts';
import {
  appliedForm,
  canApply,
  dismissForm,
  editForm,
  editFormAt,
  type FieldChange,
  type FieldPath,
  type FieldState,
  fieldState,
  type FieldValue,
  type Form,
  formChanges,
  type FormField,
  formOf,
  formValues,
  isFormChanged,
  isShownSecret,
  messageAt,
  openGroups,
  receiveForm,
  type Sent,
  type Settings,
  type SettingsContext,
  type SettingsGroup,
  type SettingsMessage,
  type SettingsProblem,
  settingsProblems,
  type ValueAt,
} from '../../../../core/settings/index.ts';
import {
  type DraftsStore,
  type PreferencesStore,
  type QueryState,
  type SessionStore,
  type SettingsStore,
  StationQuery,
} from '../../../stores/index.ts';

/** Whether a group, as it is shown, has a secret at the path and it is set. */
function isSecretSet(shown: unknown, path: string): boolean {
  const at = path.split('.').reduce<unknown>((branch, key) => (branch as Readonly<Record<string, unknown>> | undefined)?.[key], shown);
  return isShownSecret(at) && at.isSet;
}

const noField: Partial<FormField> = {};

export interface GroupFormParts {
  readonly keeper: Pick<SettingsApi, 'save' | 'read'>;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly drafts: DraftsStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
  /** What validity depends on besides the settings. */
  readonly context?: () => SettingsContext;
}

/** `withheld`: the session may not read the group; `notOffered`: the controller does not have it. */
export type GroupReading = 'ready' | 'loading' | 'failed' | 'withheld' | 'notOffered';

/**
 * What became of the last Apply.
 * `moved`: somebody else has changed edited fields meanwhile, nothing was sent; the others as of a SaveResult.
 */
export type ApplyOutcome = SaveResult | { readonly outcome: 'moved' };

/** A field as it is drawn. */
export interface ShownField {
  readonly value: FieldValue;
  readonly serverValue: FieldValue;
  readonly state: FieldState;
  /** What is wrong with it. */
  readonly message: SettingsMessage | undefined;
  /** The station's value has changed since the field was edited. */
  readonly hasMoved: boolean;
  readonly isSecret: boolean;
  /** Of a secret: whether the station has one. */
  readonly isSet: boolean;
}

/** The station knows better which zones there are and which gateways are allowed. */
const laxContext: SettingsContext = { zones: [], allowLocalGateway: true };

const readCallOf = (group: SettingsGroup): Call => (isOneOf(openGroups, group) ? 'openSettings' : 'withheldSettings');

/** A group of settings being edited: the station's values, the local copy, and what Apply and Dismiss do. */
export class GroupFormVm<G extends SettingsGroup = SettingsGroup> {
  readonly group: G;
  private form: Form<Settings[G]>;
  private isOpen = false;
  private readonly fetching = new StationQuery<CallResult<Settings[SettingsGroup]>>();
  private readonly applying = new StationQuery<ApplyOutcome>();
  private readonly parts: GroupFormParts;

  constructor(group: G, parts: GroupFormParts) {
    this.group = group;
    this.parts = parts;
    this.form = formOf(this.shown);
    makeAutoObservable<GroupFormVm, 'form' | 'parts' | 'fetching' | 'applying'>(
      this,
      { group: false, parts: false, fetching: false, applying: false, form: observableRef },
      { autoBind: true },
    );
  }

  get reading(): GroupReading {
    if (this.isKnown) return 'ready';
    const { session } = this.parts.session;
    if (!mayCall(readCallOf(this.group), session, this.parts.settings.settings.rights)) return 'withheld';
    const { state, failure } = this.fetching;
    if (state !== 'failed') return 'loading';
    return failure?.outcome === 'notOffered' ? 'notOffered' : 'failed';
  }

  /** Of the last Apply. */
  get state(): QueryState {
    return this.applying.state;
  }

  /** What became of the last Apply; undefined while one is on its way. */
  get outcome(): ApplyOutcome | undefined {
    return this.applying.result;
  }

  get canWrite(): boolean {
    return this.parts.session.session.canWrite;
  }

  get isChanged(): boolean {
    return isFormChanged(this.form);
  }

  /** What Apply would change. */
  get changes(): readonly FieldChange[] {
    return formChanges(this.form);
  }

  get problems(): readonly SettingsProblem[] {
    return settingsProblems(this.group, this.values, this.parts.context?.() ?? laxContext);
  }

  get canApply(): boolean {
    return this.canWrite && !this.applying.isUnderWay && canApply(this.form, this.problems);
  }

  get canDismiss(): boolean {
    return this.canWrite && !this.applying.isUnderWay && this.isChanged;
  }

  /** The group as it stands in the form. */
  get values(): Sent<Settings[G]> {
    return formValues(this.form);
  }

  /** Whether the last Apply was kept, and nothing is edited since. */
  get isSaved(): boolean {
    return this.outcome?.outcome === 'succeeded' && !this.isChanged;
  }

  value<Path extends FieldPath<Sent<Settings[G]>>>(path: Path): ValueAt<Sent<Settings[G]>, Path> {
    return this.form.fields[path]?.value as ValueAt<Sent<Settings[G]>, Path>;
  }

  edit<Path extends FieldPath<Sent<Settings[G]>>>(path: Path, value: ValueAt<Sent<Settings[G]>, Path>): void {
    this.take(editForm(this.form, path, value));
  }

  /** A field by any path. */
  editAt(path: string, value: FieldValue): void {
    this.take(editFormAt(this.form, path, value));
  }

  private take(edited: Form<Settings[G]>): void {
    if (!this.canWrite) return;
    this.form = edited;
    if (this.outcome?.outcome === 'succeeded') this.applying.forget();
  }

  /** A field by any path; one that the group does not have is empty and in sync. */
  fieldAt(path: string): ShownField {
    const { value, serverValue, hasMoved, isSecret = false } = this.form.fields[path] ?? noField;
    const message = messageAt(this.problems, path);
    return {
      value,
      serverValue,
      state: fieldState({ value, serverValue, hasMoved: hasMoved === true }, message === undefined),
      message,
      hasMoved: hasMoved === true,
      isSecret,
      isSet: isSecretSet(this.form.shown, path),
    };
  }

  /** Follows the station's settings until the returned function is called; fetches those that it was not reported. */
  follow(): () => void {
    if (this.reading === 'loading') void this.read();
    const stop = reaction(
      () => [this.shown, this.isKnown] as const,
      (now) => this.receive(now),
      { fireImmediately: true },
    );
    return () => {
      stop();
      const { session, drafts } = this.parts;
      if (session.ending === 'byStation' && this.isChanged) drafts.keep(this.group, this.changes);
    };
  }

  /** Fetches the group; a failure shows only while nothing else reported it. */
  async read(): Promise<void> {
    const { keeper, session, settings } = this.parts;
    const result = await this.fetching.ask(() => keeper.read(this.group, session.token));
    if (result?.outcome === 'succeeded') settings.receive({ [this.group]: result.value });
  }

  /** Sends all values, unless somebody else has just changed what is edited here. */
  async apply(): Promise<void> {
    if (!this.canApply) return;
    await this.applying.ask(() => this.applied());
  }

  /** Back to the station's values. */
  dismiss(): void {
    if (!this.canDismiss) return;
    this.form = dismissForm(this.form);
    this.applying.forget();
  }

  private get isKnown(): boolean {
    return this.parts.settings.known.includes(this.group);
  }

  private get shown(): Settings[G] {
    const shown = this.parts.settings.settings[this.group];
    return this.group === 'rights' ? (completeRights(shown as Settings['rights']) as Settings[G]) : shown;
  }

  private get movedPaths(): readonly string[] {
    return Object.entries(this.form.fields).flatMap(([path, { hasMoved }]) => (hasMoved ? [path] : []));
  }

  private receive([shown, isKnown]: readonly [Settings[G], boolean]): void {
    if (!isKnown) return;
    if (this.isOpen) {
      this.form = receiveForm(this.form, shown);
      return;
    }
    this.isOpen = true;
    this.form = formOf(shown);
    if (!this.canWrite) return;
    for (const { path, to } of this.parts.drafts.take(this.group)) this.edit(path as never, to as never);
  }

  private async applied(): Promise<ApplyOutcome> {
    const { keeper, session, preferences } = this.parts;
    const movedBefore = this.movedPaths;
    await this.read();
    if (this.movedPaths.some((path) => !movedBefore.includes(path)) || this.problems.length > 0) return { outcome: 'moved' };
    if (!this.isChanged) return { outcome: 'succeeded' };
    const { values } = this;
    const result = await keeper.save(this.group, values, session.token, preferences.language);
    if (result.outcome === 'succeeded') runInAction(() => (this.form = appliedForm(this.form, values)));
    return result;
  }
}
