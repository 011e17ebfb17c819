import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { WebhookProblem } from '../../../../core/ports/index.ts';
import { stores, useProgramTokens, useService, useWebhook } from '../../../di/index.ts';
import { Choice, FormPage, FormSection, TextField, Tick, useGroupForm } from '../form/index.ts';
import { OutletVm } from '../outlet/outlet.vm.ts';
import { OutletState } from '../outlet/OutletState.tsx';
import { OutletTest } from '../outlet/OutletTest.tsx';
import { NamedTokensVm } from '../tokens/namedTokens.vm.ts';
import { TokenDialogs, TokenSections } from '../tokens/TokenSections.tsx';
import './programs.css';
import { problemWords, programWords, stateStyles, stateWords, testWords, webhookWords } from './programWords.ts';
import { SigningKeyField } from './SigningKeyField.tsx';

const certificateLines = 4;
const asItIs = (token: string) => token;

/** The tokens of programs, and who is called for faults. */
export const ProgramsPage = observer(function ProgramsPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('webhook', webhookWords);
  const [tokenApi, webhookApi, session] = [useProgramTokens(), useWebhook(), useService(stores.session)];
  const [tokens] = useState(() => new NamedTokensVm({ api: tokenApi, session }));
  const [webhook] = useState(() => new OutletVm({ api: webhookApi, session }));
  useEffect(() => void tokens.read(), [tokens]);
  useEffect(() => webhook.follow(), [webhook]);
  const { report } = webhook;
  const problemText = ({ code, status }: WebhookProblem) => i18n._(problemWords[code], { status: String(status ?? '') });
  return (
    <FormPage
      slug="programs"
      form={form}
      note={i18n._(
        'Andere Programme lesen hier Werte und erfahren von Störungen. Ein Zugang darf, was das Passwort Lesen darf, und gilt, bis er widerrufen wird. Schalten kann darüber niemand etwas.',
      )}
      after={<TokenDialogs vm={tokens} words={programWords} />}
    >
      <TokenSections vm={tokens} words={programWords} shownAs={asItIs} />
      <FormSection
        title={i18n._('Webhook')}
        note={i18n._('Ruft eine Adresse auf, sobald eine Störung kommt oder vorbei ist. Was nicht ankommt, wartet bis zu 24 Stunden.')}
      >
        <div className="fm-span-6">
          <Tick form={form} path="enabled" />
        </div>
        <TextField form={form} path="url" inputMode="url" />
        <SigningKeyField form={form} />
        <TextField form={form} path="caCertificate" rows={certificateLines} />
        <Choice form={form} path="language" span={3} />
      </FormSection>
      <FormSection title={i18n._('Zustand des Webhooks')} bare>
        <OutletState
          hasFailed={webhook.hasFailed}
          shown={
            report && {
              ...report,
              ...stateStyles[report.state],
              state: stateWords[report.state],
              problem: report.problem && problemText(report.problem),
            }
          }
        />
        <OutletTest
          words={testWords}
          isChanged={form.vm.isChanged}
          isComplete={form.vm.values.url !== '' && form.vm.fieldAt('key').isSet}
          isTesting={webhook.testing === 'asking'}
          result={webhook.result}
          problemOf={({ hasArrived, problem }) => (hasArrived ? undefined : problemText(problem ?? { code: 'hungUp', status: undefined }))}
          onTest={() => void webhook.test()}
        />
      </FormSection>
    </FormPage>
  );
});
