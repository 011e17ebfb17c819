import { useLingui } from '@lingui/react';
import { type FieldChange, isRows, type SettingsGroup } from '../../../../core/settings/index.ts';
import { useRef } from 'react';
import { classNames, Icon, observed, useKeptFocus } from '../../../kit/index.ts';
import { anyForm, type GroupForm } from './GroupForm.ts';
import { groupWords } from '../../../station/groupWords.ts';
import { useFieldText } from './useFieldText.ts';
import { useOutcomeText } from '../../../station/index.ts';
import { useUncoveredFocus } from './useUncoveredFocus.ts';

/** Changes that are named; the others are counted. */
const maxNamed = 3;

interface Props<G extends SettingsGroup> {
  readonly form: GroupForm<G>;
  /** What is said after saving, instead of that it is saved. */
  readonly savedText?: string | undefined;
}

/** Apply and Dismiss, what Apply will change, and why it can't or did not; at the window's lower edge while something is changed. */
export const SaveBar = observed(function SaveBar<G extends SettingsGroup>({ form, savedText }: Props<G>) {
  const { i18n } = useLingui();
  const { vm } = form;
  const problem = useOutcomeText()(vm.outcome);
  const changeCount = vm.changes.length;
  const problemCount = vm.problems.length;
  const isOn = changeCount > 0 || problem !== undefined;
  const bar = useRef<HTMLElement>(null);
  useUncoveredFocus(bar, isOn);
  useKeptFocus(bar, vm.canDismiss || vm.canApply);
  return (
    <section ref={bar} tabIndex={-1} className={classNames('fm-bar', isOn && 'fm-bar-on')} aria-label={i18n._('Änderungen')}>
      {problem !== undefined && (
        <div className="fm-alert s-error" role="alert">
          <Icon name="i-error" />
          <p>
            <strong>{i18n._(groupWords[vm.group].saveFailed)}</strong>
            <span>{problem}</span>
          </p>
        </div>
      )}
      <div className="fm-standing">
        <p className="fm-counts" role="status">
          {changeCount > 0 && (
            <span className="st s-warn">
              <Icon name="i-warn" />
              {i18n._('{count, plural, one {# Änderung} other {# Änderungen}}', { count: changeCount })}
            </span>
          )}
          {problemCount > 0 && (
            <span className="st fm-invalid s-error">
              <Icon name="i-error" />
              {i18n._('{count, plural, one {# ungültige Angabe} other {# ungültige Angaben}}', { count: problemCount })}
            </span>
          )}
          {changeCount === 0 && problemCount === 0 && (
            <span className="st fm-saved">
              <Icon name="g-check" />
              {vm.isSaved ? (savedText ?? i18n._('Gespeichert')) : i18n._('Keine ungespeicherten Änderungen')}
            </span>
          )}
        </p>
        {changeCount > 0 && <Summary form={form} />}
        {problemCount > 0 && <p className="fm-overall">{i18n._('Nicht alle Einstellungen sind gültig. Bitte prüfen!')}</p>}
      </div>
      <div className="fm-acts">
        <button type="button" className="btn" disabled={!vm.canDismiss} onClick={() => vm.dismiss()}>
          {i18n._('Verwerfen')}
        </button>
        <button type="submit" className="btn pri" disabled={!vm.canApply} aria-busy={vm.state === 'asking'}>
          {vm.state === 'asking' ? i18n._('Wird gespeichert') : i18n._('Übernehmen')}
        </button>
      </div>
    </section>
  );
});

/** What Apply will change, in one line. */
const Summary = observed(function Summary<G extends SettingsGroup>({ form }: { readonly form: GroupForm<G> }) {
  const { i18n } = useLingui();
  const text = useFieldText(anyForm(form));
  const { vm } = anyForm(form);
  const { changes } = form.vm;
  const secretWords = (path: string) => (vm.fieldAt(path).value === null ? i18n._('entfernt') : i18n._('neu'));
  const changeWords = ({ path, from, to, isSecret }: FieldChange) => {
    if (isSecret) return secretWords(path);
    const isAsLong = isRows(from) && isRows(to) && from.rows.length === to.rows.length;
    return isAsLong ? i18n._('geändert') : `${text.value(path, from)} → ${text.value(path, to)}`;
  };
  const named = changes.slice(0, maxNamed);
  const more = changes.length - named.length;
  return (
    <p className="fm-summary">
      {named.map((change) => (
        <span key={change.path}>
          {text.fullLabel(change.path)} {changeWords(change)}
        </span>
      ))}
      {more > 0 && <span>{i18n._('und {count, plural, one {# weitere} other {# weitere}}', { count: more })}</span>}
    </p>
  );
});
