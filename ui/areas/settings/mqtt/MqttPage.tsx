import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { northTopics } from '../../../../core/north/index.ts';
import { stores, useMqtt, useService } from '../../../di/index.ts';
import { Choice, FormPage, FormSection, MainSwitch, NumberField, SecretField, TextField, Tick, useGroupForm } from '../form/index.ts';
import { OutletVm } from '../outlet/outlet.vm.ts';
import { OutletState } from '../outlet/OutletState.tsx';
import { OutletTest } from '../outlet/OutletTest.tsx';
import { everyBounds, mqttWords, problemWords, stateStyles, stateWords, testWords } from './mqttWords.ts';

const certificateLines = 4;

/** The broker that is shown the plant. */
export const MqttPage = observer(function MqttPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('mqtt', mqttWords);
  const api = useMqtt();
  const session = useService(stores.session);
  const [vm] = useState(() => new OutletVm({ api, session }));
  useEffect(() => vm.follow(), [vm]);
  const { homeAssistant, station } = form.vm.values;
  const { report } = vm;
  const topics = northTopics(station === '' ? '…' : station);
  return (
    <FormPage
      slug="mqtt"
      form={form}
      note={i18n._(
        'Sendet Werte und Störungen an einen MQTT-Broker. Die Station nimmt darüber nichts an: Es gibt kein Topic, das etwas schaltet.',
      )}
      headControl={<MainSwitch form={form} path="enabled" />}
    >
      <FormSection title={i18n._('Verbindung')} bare>
        <OutletState
          hasFailed={vm.hasFailed}
          shown={
            report && {
              ...report,
              ...stateStyles[report.state],
              state: stateWords[report.state],
              problem: report.problem && i18n._(problemWords[report.problem]),
            }
          }
        />
        <OutletTest
          words={testWords}
          isChanged={form.vm.isChanged}
          isComplete={form.vm.values.brokerUrl !== ''}
          isTesting={vm.testing === 'asking'}
          result={vm.result}
          problemOf={({ isConnected, problem = 'hungUp' }) => (isConnected ? undefined : i18n._(problemWords[problem]))}
          onTest={() => void vm.test()}
        />
      </FormSection>
      <FormSection title={i18n._('Broker')}>
        <TextField form={form} path="brokerUrl" inputMode="url" hint={i18n._('mqtts:// ist verschlüsselt, mqtt:// nicht')} />
        <TextField form={form} path="userName" span={3} />
        <SecretField form={form} path="password" span={3} />
        <TextField form={form} path="caCertificate" rows={certificateLines} />
      </FormSection>
      <FormSection title={i18n._('Was gesendet wird')}>
        <TextField
          form={form}
          path="station"
          span={4}
          hint={i18n._('Werte stehen unter {plant} und {compressor}', { plant: topics.plant, compressor: topics.compressor(1) })}
        />
        <NumberField form={form} path="everyS" span={2} hint={i18n._('{least} bis {most} s', everyBounds)} />
        <Choice form={form} path="language" span={3} />
      </FormSection>
      <FormSection
        title={i18n._('Home Assistant')}
        note={i18n._(
          'Legt Anlage und Verdichter in Home Assistant als Geräte mit Messwerten an und nimmt sie beim Ausschalten wieder weg.',
        )}
      >
        <div className="fm-span-6">
          <Tick form={form} path="homeAssistant" />
        </div>
        <TextField form={form} path="dashboardUrl" inputMode="url" isOff={!homeAssistant} />
      </FormSection>
    </FormPage>
  );
});
