import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { CallResult, ManagedMails, TestMailAnswer } from '../../../../core/ports/index.ts';
import { messageLanguageOf } from '../../../../core/settings/index.ts';
import { Banner, Panel } from '../../../kit/index.ts';
import { fleetPorts, fleetStores, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { mailKindWords, mailsOffWords } from '../../shell/mailKindWords.ts';
import { Moment } from '../../shell/Moment.tsx';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { useOrder } from '../../shell/useOrder.ts';

/** How mails go: what waits, what went wrong last, and a mail that shows whether they arrive. */
export const MailsState = observer(function MailsState({ isOn, waiting, failing, people }: ManagedMails) {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.mails);
  const { language } = useService(fleetStores.preferences);
  const test = useOrder<CallResult<TestMailAnswer>>();
  const [last] = people.filter(({ error }) => error !== undefined).toSorted((a, b) => (b.errorMs ?? 0) - (a.errorMs ?? 0));
  const answer = test.answer?.value;
  return (
    <Panel title={i18n._('Versand')}>
      <div className="am-state">
        {!isOn && (
          <Banner tone="quiet" icon="g-note">
            {i18n._(mailsOffWords)}
          </Banner>
        )}
        <p className="t14">
          {failing === 0
            ? i18n._('E-Mails, die warten: {waiting}', { waiting })
            : i18n._('E-Mails, die warten: {waiting}, davon ohne Erfolg versucht: {failing}', { waiting, failing })}
        </p>
        {last !== undefined && (
          <Banner tone="warn" icon="i-warn">
            {i18n._('Letzter Fehler, an {email}:', { email: last.email })} {last.error} (<Moment atMs={last.errorMs} />)
          </Banner>
        )}
        <div className="fl-tools">
          <button
            type="button"
            className="btn"
            disabled={!isOn || test.isUnderWay}
            onClick={() => void test.give(() => api.test(messageLanguageOf(language)))}
          >
            {i18n._('Test-E-Mail an mich senden')}
          </button>
        </div>
        <OrderFailure failure={test.failure} />
        {answer !== undefined && (
          <Banner tone={answer.isSent ? 'quiet' : 'error'} icon={answer.isSent ? 'g-check' : 'i-error'}>
            {answer.text}
          </Banner>
        )}
      </div>
    </Panel>
  );
});

/** How mails go, and who gets what; people choose for themselves. */
export const MailsPanel = observer(function MailsPanel() {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.mails);
  const query = useFleetQuery((waiting) => api.managed(waiting), []);
  const title = i18n._('Wer was bekommt');
  return (
    <Answered query={query}>
      {(mails) => (
        <>
          <MailsState {...mails} />
          <Panel title={title} bare={mails.people.length > 0}>
            {mails.people.length === 0 ? (
              <p className="t14 dim">{i18n._('Noch niemand hat E-Mails gewählt.')}</p>
            ) : (
              <div className="scroll" role="region" aria-label={title} tabIndex={0}>
                <table className="tb">
                  <thead>
                    <tr>
                      <th scope="col">{i18n._('Name')}</th>
                      <th scope="col">{i18n._('E-Mail-Adresse')}</th>
                      <th scope="col" className="am-wide">
                        {i18n._('Worüber')}
                      </th>
                      <th scope="col">{i18n._('Zuletzt gesendet')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {mails.people.map(({ account, name, email, choice, sentMs }) => (
                      <tr key={account}>
                        <td>{name}</td>
                        <td>{email}</td>
                        <td>
                          {choice.kinds.length === 0
                            ? i18n._('nichts')
                            : choice.kinds.map((kind) => i18n._(mailKindWords[kind])).join(', ')}
                        </td>
                        <td>
                          <Moment atMs={sentMs} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </Panel>
        </>
      )}
    </Answered>
  );
});
