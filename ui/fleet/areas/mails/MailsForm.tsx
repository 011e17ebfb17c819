import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { mailKinds, silentAfterMin } from '../../../../core/fleet/index.ts';
import type { OrderResult, OwnMails } from '../../../../core/ports/index.ts';
import { messageLanguageOf } from '../../../../core/settings/index.ts';
import { languageFacts, languages } from '../../../../i18n/index.ts';
import { Banner, Field, Panel } from '../../../kit/index.ts';
import { fleetPorts, fleetStores, useService } from '../../di/index.ts';
import { mailKindWords, mailsOffWords } from '../../shell/mailKindWords.ts';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { SelectField } from '../../shell/SelectField.tsx';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import { useOrder } from '../../shell/useOrder.ts';
import { MailChoiceVm } from './mailChoice.vm.ts';

/** Text ids, from Monday; each with its number. */
const weekdayWords = [
  [1, /*i18n*/ 'Montag'],
  [2, /*i18n*/ 'Dienstag'],
  [3, /*i18n*/ 'Mittwoch'],
  [4, /*i18n*/ 'Donnerstag'],
  [5, /*i18n*/ 'Freitag'],
  [6, /*i18n*/ 'Samstag'],
  [0, /*i18n*/ 'Sonntag'],
] as const;

const readersZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Chooses what the fleet writes about, when, and in which language. */
export const MailsForm = observer(function MailsForm({ own }: { readonly own: OwnMails }) {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.mails);
  const { language } = useService(fleetStores.preferences);
  const order = useOrder<OrderResult>();
  const [vm] = useState(() => new MailChoiceVm(own.choice, { language: messageLanguageOf(language), zone: readersZone }));
  const { draft } = vm;
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    void order.give(() => api.choose(draft));
  };
  const { number } = useFleetFormat();
  const { min, max } = silentAfterMin;
  const bounds = i18n._('{min} bis {max} Minuten', { min: number(min, 0), max: number(max, 0) });
  return (
    <Panel title={i18n._('E-Mails an {email}', { email: own.email })}>
      <form className="ms-form" onSubmit={save} onChange={order.forget}>
        {!own.isOn && (
          <Banner tone="quiet" icon="g-note">
            {i18n._(mailsOffWords)}
          </Banner>
        )}
        <Field label={i18n._('Worüber')} isGroup>
          {() => (
            <div className="ms-kinds">
              {mailKinds.map((kind) => (
                <label key={kind}>
                  <input type="checkbox" checked={draft.kinds.includes(kind)} onChange={({ target }) => vm.setKind(kind, target.checked)} />
                  {i18n._(mailKindWords[kind])}
                </label>
              ))}
            </div>
          )}
        </Field>
        <div className="ms-fields">
          <Field label={i18n._('Meldet sich nicht, nach Minuten')} isInvalid={!vm.isValid} note={{ text: bounds }}>
            {(control) => (
              <input
                {...control}
                className="in"
                inputMode="numeric"
                value={vm.silentAfter}
                onChange={({ target }) => vm.typeSilentAfter(target.value)}
              />
            )}
          </Field>
          <SelectField
            label={i18n._('Bericht der Woche am')}
            value={String(draft.digestWeekday)}
            choices={weekdayWords.map(([day, word]) => [String(day), i18n._(word)])}
            onChoose={(day) => vm.enter({ digestWeekday: Number(day) })}
          />
          <SelectField
            label={i18n._('Sprache')}
            value={draft.language}
            choices={languages.map((each) => [each, languageFacts(each).name])}
            onChoose={(each) => vm.enter({ language: messageLanguageOf(each) })}
          />
        </div>
        <p className="t14 dim">
          {i18n._('Über alle Stationen, die Sie sehen. Zeiten in der Zeitzone {zone}; der Bericht der Woche kommt um 6 Uhr.', {
            zone: draft.zone,
          })}
        </p>
        <div className="fl-tools">
          <button type="submit" className="btn pri" disabled={order.isUnderWay || !vm.isValid}>
            {i18n._('Speichern')}
          </button>
          <span role="status" className="t14">
            {order.answer !== undefined && i18n._('Gespeichert.')}
          </span>
        </div>
        <OrderFailure failure={order.failure} />
      </form>
    </Panel>
  );
});
