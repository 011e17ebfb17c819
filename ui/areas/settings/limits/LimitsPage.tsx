import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { limitPointText } from '../../../../i18n/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { Field } from '../../../kit/index.ts';
import { FormPage, FormSection, Tick, useGroupForm } from '../form/index.ts';
import './limits.css';
import { limitWords } from './limitWords.ts';
import { LimitsVm } from './limits.vm.ts';
import { PointLimits } from './PointLimits.tsx';

/** Between which limits the measuring points are to be, and what happens when one is outside. */
export const LimitsPage = observer(function LimitsPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('limits', limitWords);
  const plant = useService(stores.plant);
  const [vm] = useState(() => new LimitsVm({ form: form.vm, plant }));
  return (
    <FormPage
      slug="limits"
      form={form}
      note={i18n._(
        'Die Station überwacht ihre Messstellen: Liegt ein Wert zu lange außerhalb seiner Grenzen, steht das unter den Störmeldungen. An der Anlage ändert das nichts.',
      )}
    >
      {vm.taken.map((place) => (
        <PointLimits key={place} form={form} vm={vm} place={place} />
      ))}
      <FormSection title={i18n._('Messstelle hinzufügen')} bare>
        <AddPoint vm={vm} />
      </FormSection>
      <FormSection title={i18n._('Was war davor?')} bare>
        <div className="lm-record">
          <Tick form={form} path="recordsWarnings" />
          <p className="hint">
            {i18n._(
              '15 min davor und 5 min danach, wie bei Störungen. Die Station hält 500 Zeiträume fest und verwirft die um Warnungen zuerst.',
            )}
          </p>
        </div>
      </FormSection>
    </FormPage>
  );
});

const AddPoint = observer(function AddPoint({ vm }: { readonly vm: LimitsVm }) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState('');
  const choice = useRef<HTMLSelectElement>(null);
  const { free, isFull } = vm;
  const id = free.includes(chosen) ? chosen : '';
  const add = () => {
    vm.add(id);
    // the button goes off, until another point is chosen
    choice.current?.focus();
  };
  const hint = isFull
    ? i18n._('Mehr Messstellen lassen sich nicht überwachen.')
    : i18n._('Netzdruck und analoge Eingänge, wie die Steuerung sie meldet.');
  return (
    <div className="lm-add">
      <Field label={i18n._('Messstelle')} isOff={isFull} note={{ text: hint }}>
        {(control) => (
          <select {...control} ref={choice} className="in" value={id} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{i18n._('Bitte wählen')}</option>
            {free.map((each) => (
              <option key={each} value={each}>
                {limitPointText(i18n, each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="button" className="btn" disabled={id === '' || isFull} onClick={add}>
        {i18n._('Hinzufügen')}
      </button>
    </div>
  );
});
