import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import {
  canTakeBack,
  isRestartMissing,
  type ListedService,
  longestServiceTexts,
  type ServiceEntryProblem,
} from '../../../../core/maintenance/index.ts';
import type { SaveResult } from '../../../../core/ports/index.ts';
import { TypedMoment } from '../../../dates/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { serviceNames } from '../../../../i18n/index.ts';
import { Banner, Field, Icon, IconButton, Locked, Panel, useKeptFocus } from '../../../kit/index.ts';
import { useFormat, useLockReason } from '../../../station/index.ts';
import type { CareVm } from './care.vm.ts';
import type { CloseServiceVm } from './closeService.vm.ts';

const problems: Readonly<Record<ServiceEntryProblem, string>> = {
  noName: /*i18n*/ 'Bitte geben Sie an, wer die Wartung erledigt hat.',
  longText: /*i18n*/ 'Ein Text ist zu lang.',
  badTime: /*i18n*/ 'Der Zeitpunkt ist nicht gültig.',
  future: /*i18n*/ 'Der Zeitpunkt liegt in der Zukunft.',
  badHours: /*i18n*/ 'Die Betriebsstunden sind nicht gültig: erwartet wird eine Zahl von 0 bis 1.000.000.',
  badPart: /*i18n*/ 'Ein Teil hat keinen Namen oder keine gültige Stückzahl.',
  manyParts: /*i18n*/ 'Es sind zu viele Teile.',
};
const failures: Readonly<Record<Exclude<SaveResult['outcome'], 'refused'>, string>> = {
  succeeded: '',
  unauthorized: /*i18n*/ 'Die Sitzung ist beendet. Bitte melden Sie sich neu an.',
  unreachable: /*i18n*/ 'Die Station ist nicht erreichbar. Ihre Eingaben sind noch da.',
  failed: /*i18n*/ 'Die Station hat den Eintrag nicht angenommen. Ihre Eingaben sind noch da.',
};

interface CloseFormProps {
  readonly vm: CloseServiceVm;
  readonly care: CareVm;
  readonly service: ListedService;
}

/** Enters a service as done; where the control is only read, it says what is to be done there. */
export const CloseForm = observer(function CloseForm({ vm, care, service }: CloseFormProps) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { session } = useService(stores.session);
  const reason = useLockReason();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void vm.close();
  };
  const { typed, problem } = vm;
  const hours = service.intervalH === undefined ? undefined : `${number(service.intervalH, 0)}\u00a0h`;
  return (
    <Panel title={i18n._('Wartung abschließen')} className="ca-close">
      <Outcome vm={vm} care={care} service={service} form={form} />
      <Locked isLocked={!session.canWrite} reason={reason}>
        <form ref={form} className="ca-form" tabIndex={-1} aria-label={i18n._('Wartung abschließen')} onSubmit={submit} noValidate>
          <TypedMoment
            label={i18n._('Erledigt am')}
            atMs={typed.doneAtMs}
            onType={(doneAtMs) => vm.edit({ doneAtMs })}
            granularity="minute"
            isInvalid={problem === 'badTime' || problem === 'future'}
          />
          <Field label={i18n._('Bei Betriebsstunden')} isInvalid={problem === 'badHours'}>
            {(control) => (
              <input
                {...control}
                className="in ca-number"
                inputMode="decimal"
                autoComplete="off"
                value={typed.runningH}
                onChange={({ target }) => vm.edit({ runningH: target.value })}
              />
            )}
          </Field>
          <Field label={i18n._('Erledigt von')} isInvalid={problem === 'noName'}>
            {(control) => (
              <input
                {...control}
                className="in"
                autoComplete="name"
                maxLength={longestServiceTexts.by}
                value={typed.by}
                onChange={({ target }) => vm.edit({ by: target.value })}
              />
            )}
          </Field>
          <PartFields vm={vm} />
          <Field label={i18n._('Notiz')} className="ca-wide">
            {(control) => (
              <textarea
                {...control}
                className="in ca-note"
                rows={3}
                maxLength={longestServiceTexts.note}
                value={typed.note}
                onChange={({ target }) => vm.edit({ note: target.value })}
              />
            )}
          </Field>
          <div className="ca-wide ca-foot">
            <button type="submit" className="btn pri" aria-busy={vm.isSaving}>
              <Icon name="g-check" />
              {i18n._('Als erledigt eintragen')}
            </button>
            <button type="button" className="btn" onClick={() => vm.clear()}>
              {i18n._('Verwerfen')}
            </button>
            <p className="hint">
              {care.history?.canRestart === true && hours !== undefined
                ? i18n._('Setzt die Restzeit auf {hours}. Sie können den Eintrag 24\u00a0h lang zurücknehmen.', { hours })
                : i18n._(
                    'Die Station liest die Steuerung nur: Setzen Sie die Restzeit nach der Wartung am Verdichter zurück. Sie können den Eintrag 24\u00a0h lang zurücknehmen.',
                  )}
            </p>
          </div>
        </form>
      </Locked>
    </Panel>
  );
});

interface OutcomeProps extends CloseFormProps {
  /** Gets the focus when the button that took the entry back goes. */
  readonly form: RefObject<HTMLElement | null>;
}

/** What became of the last entry, and what is still to be done at the control. */
const Outcome = observer(function Outcome({ vm, care, service, form }: OutcomeProps) {
  const { i18n } = useLingui();
  const { date, number } = useFormat();
  const clock = useService(ports.clock);
  const { session } = useService(stores.session);
  const { problem, result } = vm;
  const last = care.lastOf(service);
  const canBack = last !== undefined && session.canWrite && canTakeBack(last, care.history?.records ?? [], clock.nowMs());
  useKeptFocus(form, canBack);
  if (problem !== undefined)
    return (
      <Banner tone="error" icon="i-error">
        {i18n._(problems[problem])}
      </Banner>
    );
  if (result !== undefined && result.outcome !== 'succeeded')
    return (
      <Banner tone="error" icon="i-error">
        {result.outcome === 'refused' ? result.text : i18n._(failures[result.outcome])}
      </Banner>
    );
  if (last === undefined) return null;
  const isMissing = isRestartMissing(last, service);
  if (!isMissing && !canBack) return null;
  const words = { date: date(last.doneAtMs), by: last.by, part: i18n._(serviceNames[service.component]) };
  return (
    <div className="ca-outcome" role="status">
      {isMissing ? <Icon name="i-maint" className="s-maint" /> : <Icon name="g-check" />}
      <p>
        {i18n._('Am {date} von {by} erledigt.', words)}{' '}
        {isMissing &&
          i18n._('Die Steuerung zählt noch weiter (Rest {hours}): Setzen Sie dort die Restzeit für {part} zurück.', {
            ...words,
            hours: `${number(service.remainingH, 0)}\u00a0h`,
          })}
      </p>
      {canBack && (
        <button type="button" className="btn sm" onClick={() => void vm.takeBack(last)}>
          <Icon name="g-undo" />
          {i18n._('Zurücknehmen')}
        </button>
      )}
    </div>
  );
});

const PartFields = observer(function PartFields({ vm }: { readonly vm: CloseServiceVm }) {
  const { i18n } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const count = vm.typed.parts.length;
  const before = useRef(count);
  useEffect(() => {
    const rows = list.current?.children;
    // into the new part; of a part that went with the button that had the focus, on to the one that adds
    const isLost = count < before.current && document.activeElement === document.body;
    const to = count > before.current ? rows?.[before.current] : isLost ? rows?.[count] : undefined;
    to?.querySelector<HTMLElement>('input, button')?.focus();
    before.current = count;
  }, [count]);
  return (
    <fieldset className="field ca-wide ca-parts">
      <legend>{i18n._('Teile')}</legend>
      <ul ref={list}>
        {vm.typed.parts.map((part, place) => (
          <li key={place}>
            <input
              className="in"
              aria-label={i18n._('Teil {number}', { number: place + 1 })}
              placeholder={i18n._('Bezeichnung')}
              maxLength={longestServiceTexts.partName}
              value={part.name}
              onChange={({ target }) => vm.editPart(place, { name: target.value })}
            />
            <input
              className="in"
              aria-label={i18n._('Teilenummer von Teil {number}', { number: place + 1 })}
              placeholder={i18n._('Teilenummer')}
              maxLength={longestServiceTexts.partNumber}
              value={part.number}
              onChange={({ target }) => vm.editPart(place, { number: target.value })}
            />
            <input
              className="in ca-number"
              inputMode="numeric"
              aria-label={i18n._('Stückzahl von Teil {number}', { number: place + 1 })}
              value={part.count}
              onChange={({ target }) => vm.editPart(place, { count: target.value })}
            />
            <IconButton
              icon="g-close"
              label={i18n._('Teil {number} entfernen', { number: place + 1 })}
              onPress={() => vm.removePart(place)}
            />
          </li>
        ))}
        <li>
          <button type="button" className="ca-add" onClick={() => vm.addPart()}>
            {i18n._('Teil hinzufügen')}
          </button>
        </li>
      </ul>
    </fieldset>
  );
});
