import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { receiverCount, reportDays } from '../../../../core/settings/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { Link } from '../../../kit/index.ts';
import { FormPage, FormSection, NumberField, Tick, useGroupForm } from '../form/index.ts';
import { settingsPath } from '../settingsPages.ts';
import { reportWords } from './reportWords.ts';

const receivers = Array.from({ length: receiverCount }, (_, index) => index);
const wholeNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : NaN);

/** When the report of a month is made, and which receivers of mails get it. */
export const ReportPage = observer(function ReportPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('report', reportWords);
  const { email } = useService(stores.settings).settings;
  const isAnySent = form.vm.values.receivers.some(({ isSent }) => isSent);
  return (
    <FormPage
      slug="report"
      form={form}
      note={i18n._(
        'Die Station schreibt jeden Monat einen Bericht über den Monat davor und hält ihn fest: Kosten, Vergleich, Leckage, Verdichter, Störungen, Wartungen. Er steht unter Energiebilanz, Monatsberichte.',
      )}
    >
      <FormSection title={i18n._('Termin')}>
        <NumberField form={form} path="day" parse={wholeNumber} span={2} hint={i18n._('{min} bis {max}', reportDays)} />
      </FormSection>
      <FormSection title={i18n._('Per E-Mail an')}>
        <ul className="fm-span-6">
          {receivers.map((index) => {
            const { active, emailAddress } = email.receivers[index]!;
            return (
              <li key={index}>
                <Tick form={form} path={`receivers.${index}.isSent`}>
                  {emailAddress === '' ? i18n._('Empfänger {number}: keine Adresse', { number: index + 1 }) : emailAddress}
                  {emailAddress !== '' && !active && ` (${i18n._('nicht aktiv')})`}
                </Tick>
              </li>
            );
          })}
        </ul>
        <div className="fm-span-6">
          {isAnySent && !email.enabled && <p className="hint">{i18n._('Der Versand von E-Mails ist ausgeschaltet.')}</p>}
          <Link className="btn sm" to={settingsPath('email')}>
            {i18n._('Adressen und Sprachen der Empfänger')}
          </Link>
        </div>
      </FormSection>
    </FormPage>
  );
});
