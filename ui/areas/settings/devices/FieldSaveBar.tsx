import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { ConfigChange } from '../../../../core/field/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import { useOutcomeText } from '../../../station/index.ts';

import { useUncoveredFocus } from '../form/useUncoveredFocus.ts';
import type { DevicesVm } from './devices.vm.ts';

/** Text ids. */
const changeWords: Readonly<Record<ConfigChange['how'], Readonly<Record<ConfigChange['part'], string>>>> = {
  added: {
    connection: /*i18n*/ 'neue Verbindung {name}',
    device: /*i18n*/ 'neues Gerät {name}',
    machine: /*i18n*/ 'neue Maschine {name}',
    plant: /*i18n*/ 'Anlage',
  },
  changed: {
    connection: /*i18n*/ 'Verbindung {name}',
    device: /*i18n*/ 'Gerät {name}',
    machine: /*i18n*/ 'Maschine {name}',
    plant: /*i18n*/ 'Anlage',
  },
  removed: {
    connection: /*i18n*/ 'Verbindung {name} entfernt',
    device: /*i18n*/ 'Gerät {name} entfernt',
    machine: /*i18n*/ 'Maschine {name} entfernt',
    plant: /*i18n*/ 'Anlage',
  },
};
const maxNamed = 3;

function nameOf(vm: DevicesVm, { part, id }: ConfigChange): string {
  const lists = [vm.config, vm.report?.config];
  if (part === 'machine')
    return lists.map((config) => config?.machines.find(({ slot }) => String(slot) === id)?.name).find((name) => name !== undefined) ?? id;
  const found = lists.map((config) => (part === 'connection' ? config?.connections : config?.devices)?.find((each) => each.id === id));
  return found.find((each) => each !== undefined)?.name ?? id;
}

/** Apply, Dismiss and one step back: what is changed, and why it was not kept. */
export const FieldSaveBar = observer(function FieldSaveBar({ vm }: { readonly vm: DevicesVm }) {
  const { i18n } = useLingui();
  const problem = useOutcomeText()(vm.outcome);
  const { changes, problems, isChanged } = vm;
  const isOn = isChanged || problem !== undefined;
  const bar = useRef<HTMLElement>(null);
  useUncoveredFocus(bar, isOn);
  const count = Math.max(changes.length, isChanged ? 1 : 0);
  const named = changes.slice(0, maxNamed);
  return (
    <section ref={bar} className={classNames('fm-bar', isOn && 'fm-bar-on')} aria-label={i18n._('Änderungen')}>
      {problem !== undefined && (
        <div className="fm-alert s-error" role="alert">
          <Icon name="i-error" />
          <p>
            <strong>{i18n._('Die Einrichtung ließ sich nicht speichern')}</strong>
            <span>{problem}</span>
          </p>
        </div>
      )}
      <div className="fm-standing">
        <p className="fm-counts" role="status">
          {isChanged ? (
            <span className="st s-warn">
              <Icon name="i-warn" />
              {i18n._('{count, plural, one {# Änderung} other {# Änderungen}}', { count })}
            </span>
          ) : (
            <span className="st fm-saved">
              <Icon name="g-check" />
              {vm.isSaved ? i18n._('Gespeichert') : i18n._('Keine ungespeicherten Änderungen')}
            </span>
          )}
          {problems.length > 0 && (
            <span className="st fm-invalid s-error">
              <Icon name="i-error" />
              {i18n._('{count, plural, one {# ungültige Angabe} other {# ungültige Angaben}}', { count: problems.length })}
            </span>
          )}
        </p>
        {isChanged && (
          <p className="fm-summary">
            {named.map((change) => (
              <span key={`${change.part} ${change.id}`}>{i18n._(changeWords[change.how][change.part], { name: nameOf(vm, change) })}</span>
            ))}
            {changes.length > maxNamed && (
              <span>{i18n._('und {count, plural, one {# weitere} other {# weitere}}', { count: changes.length - maxNamed })}</span>
            )}
            <span>{i18n._('Gilt sofort, nur für das Geänderte')}</span>
          </p>
        )}
      </div>
      <div className="fm-acts">
        {vm.canUndo ? (
          <button type="button" className="btn" onClick={() => void vm.undo()}>
            <Icon name="g-undo" />
            {i18n._('Letztes Übernehmen zurücknehmen')}
          </button>
        ) : (
          <button type="button" className="btn" disabled={!isChanged || vm.isSaving} onClick={() => vm.dismiss()}>
            {i18n._('Verwerfen')}
          </button>
        )}
        <button type="button" className="btn pri" disabled={!vm.canSave} aria-busy={vm.isSaving} onClick={() => void vm.save()}>
          {vm.isSaving ? i18n._('Wird gespeichert') : i18n._('Übernehmen')}
        </button>
      </div>
    </section>
  );
});
