import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Choice, FormPage, FormSection, NumberField, useGroupForm } from '../form/index.ts';
import './dimensions.css';
import { dimensionWords } from './dimensionWords.ts';
import { UnitExample } from './UnitExample.tsx';

/** Units of display, and the prices and factors that costs and CO2 are calculated with. */
export const DimensionsPage = observer(function DimensionsPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('units', dimensionWords);
  return (
    <FormPage
      slug="dimensions"
      form={form}
      note={i18n._('Einheiten gelten für jede Anzeige, jedes Diagramm und jede Datei; Preise und Faktoren für Kosten und CO₂.')}
    >
      <FormSection
        title={i18n._('Einheiten')}
        note={i18n._('Leistung wird immer in kW angezeigt. Die Währung ist nur eine Bezeichnung: Beträge werden nicht umgerechnet.')}
        bare
      >
        <div className="fm-fields">
          <Choice form={form} path="pressure" span={3} />
          <Choice form={form} path="temperature" span={3} />
          <Choice form={form} path="volume" span={3} />
          <Choice form={form} path="currency" span={3} />
        </div>
        <UnitExample values={form.vm.values} />
      </FormSection>
      <FormSection title={i18n._('Strom')}>
        <NumberField form={form} path="electricityRatePerKWh" span={2} />
        <NumberField form={form} path="electricityCo2KgPerKWh" span={2} />
      </FormSection>
      <FormSection title={i18n._('Heizöl')}>
        <NumberField form={form} path="oilPricePerL" span={2} />
        <NumberField form={form} path="oilHeatingValueKWhPerL" span={2} />
        <NumberField form={form} path="oilCo2KgPerL" span={2} />
      </FormSection>
      <FormSection title={i18n._('Gas')}>
        <NumberField form={form} path="gasPricePerM3" span={2} />
        <NumberField form={form} path="gasHeatingValueKWhPerM3" span={2} />
        <NumberField form={form} path="gasCo2KgPerM3" span={2} />
      </FormSection>
    </FormPage>
  );
});
