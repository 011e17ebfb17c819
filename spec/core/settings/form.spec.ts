import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { completeRights } from '../../../core/access/index.ts';
import {
  appliedForm,
  canApply,
  defaultSettings,
  dismissForm,
  editForm,
  type EmailSettings,
  fieldAt,
  type Form,
  formChanges,
  formOf,
  formValues,
  isFormChanged,
  messageAt,
  receiveForm,
  type Settings,
  type SettingsGroup,
  settingsGroups,
  settingsProblems,
  unchangedSettings,
} from '../../../core/settings/index.ts';
import { anySettings } from './anySettings.ts';

const context = { zones: ['UTC'], allowLocalGateway: false };
const { email } = defaultSettings;
const complete = (settings: Settings): Settings => ({ ...settings, rights: completeRights(settings.rights) });
const group = fc.constantFrom(...settingsGroups);
const groupOf = (name: SettingsGroup) => anySettings.map((settings): Settings[SettingsGroup] => complete(settings)[name]);

/** Edits a field that is chosen by number, with a text or what it is not now. */
function editAny(form: Form<unknown>, choice: number, text: string): Form<unknown> {
  const paths = Object.keys(form.fields);
  const path = paths[choice % paths.length]!;
  const value = form.fields[path]!.value;
  const other =
    typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : Array.isArray(value) ? [...value, text] : text;
  return editForm(form as Form<never>, path as never, other as never);
}
const edits = fc.array(fc.tuple(fc.nat(), fc.string({ minLength: 1 })), { maxLength: 6 });
const editedForm = (shown: unknown, all: readonly (readonly [number, string])[]) =>
  all.reduce((form, [choice, text]) => editAny(form, choice, text), formOf<unknown>(shown));
const scene = group.chain((name) => fc.tuple(fc.constant(name), groupOf(name), groupOf(name), edits));

describe('a form of settings', () => {
  it('of any group begins in sync with what the station shows, and sends no secret', () => {
    fc.assert(
      fc.property(scene, ([, shown]) => {
        const form = formOf<unknown>(shown);
        expect(formValues(form)).toEqual(unchangedSettings(shown as never));
        expect([isFormChanged(form), formChanges(form), canApply(form, [])]).toEqual([false, [], false]);
      }),
    );
  });

  it("lists exactly the edits as changes, and goes back to the station's values when dismissed", () => {
    fc.assert(
      fc.property(scene, ([, shown, , all]) => {
        const form = editedForm(shown, all);
        const calm = formOf<unknown>(shown);
        const differing = Object.keys(form.fields).filter(
          (path) => JSON.stringify(form.fields[path]) !== JSON.stringify(calm.fields[path]),
        );
        expect(formChanges(form).map(({ path }) => path)).toEqual(differing);
        expect(isFormChanged(form)).toBe(differing.length > 0);
        expect(dismissForm(form)).toEqual(calm);
      }),
    );
  });

  it('loses no edit when the station sends other settings, and takes over everything else', () => {
    fc.assert(
      fc.property(scene, ([, shown, incoming, all]) => {
        const form = editedForm(shown, all);
        const received = receiveForm(form, incoming);
        const edited = new Set(formChanges(form).map(({ path }) => path));
        const fresh = formOf<unknown>(incoming);
        for (const [path, field] of Object.entries(received.fields))
          expect(field.value).toEqual((edited.has(path) ? form : fresh).fields[path]!.value);
        expect(receiveForm(received, incoming)).toEqual(received);
        expect(dismissForm(received)).toEqual(fresh);
      }),
    );
  });

  it('is in sync once everything was applied, and a secret is forgotten', () => {
    fc.assert(
      fc.property(scene, ([, shown, , all]) => {
        const form = editedForm(shown, all);
        const saved = formValues(form);
        const after = appliedForm(form, saved);
        expect(isFormChanged(after)).toBe(false);
        for (const [path, { value, isSecret }] of Object.entries(after.fields))
          expect(value).toEqual(isSecret ? undefined : form.fields[path]!.value);
        expect(appliedForm(after, saved)).toEqual(after);
      }),
    );
  });

  it('keeps what was typed while it was being saved', () => {
    const edited = editForm(formOf<EmailSettings>(email), 'account.smtpServer', 'smtp.werk.example');
    const typedOn = editForm(editForm(edited, 'account.smtpPort', 25), 'account.userPassword', 'later');
    const after = appliedForm(typedOn, formValues(edited));
    expect(formChanges(after).map(({ path }) => path)).toEqual(['account.smtpPort', 'account.userPassword']);
    expect(formValues(after).account).toMatchObject({ smtpServer: 'smtp.werk.example', smtpPort: 25, userPassword: 'later' });
  });

  it('can be applied only when something changed and nothing is wrong', () => {
    const form = formOf<EmailSettings>(email);
    const problemsOf = (each: Form<EmailSettings>) => settingsProblems('email', formValues(each), context);
    const on = editForm(form, 'enabled', true);
    const right = editForm(on, 'account.smtpServer', 'smtp.werk.example');
    expect([form, on, right].map((each) => canApply(each, problemsOf(each)))).toEqual([false, false, true]);
    expect(messageAt(problemsOf(on), 'account.smtpServer')).toEqual({ code: 'serverRequired' });
    expect(messageAt(problemsOf(on), 'account.smtpPort')).toBeUndefined();
    expect(canApply(editForm(right, 'account.smtpPort', NaN), problemsOf(editForm(right, 'account.smtpPort', NaN)))).toBe(false);
    expect(isFormChanged(editForm(on, 'enabled', false))).toBe(false);
  });

  it('says neither side of a secret among its changes, and takes an emptied one as kept', () => {
    const shown = { ...email, account: { ...email.account, userPassword: { isSet: true } } };
    const typed = editForm(formOf<EmailSettings>(shown), 'account.userPassword', 'geheim');
    expect(formChanges(typed)).toEqual([{ path: 'account.userPassword', from: undefined, to: undefined, isSecret: true }]);
    expect(formValues(typed).account.userPassword).toBe('geheim');
    expect(isFormChanged(editForm(typed, 'account.userPassword', ''))).toBe(false);
    const cleared = editForm(typed, 'account.userPassword', null);
    expect(formValues(cleared).account.userPassword).toBeNull();
    expect(isFormChanged(cleared)).toBe(true);
  });

  it('reads and edits a field by its path, also one of several receivers', () => {
    const form = editForm(formOf<EmailSettings>(email), 'receivers.3.emailAddress', 'a@werk.example');
    expect(fieldAt(form, 'receivers.3.emailAddress')).toMatchObject({ serverValue: '', value: 'a@werk.example' });
    expect(formValues(form).receivers.map(({ emailAddress }) => emailAddress)).toEqual(['', '', '', 'a@werk.example', '']);
    expect(editForm(form, 'receivers.9.emailAddress', 'x')).toBe(form);
    expect(fieldAt(form, 'receivers.9.emailAddress').value).toBeUndefined();
  });
});
