import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Choice, FormPage, FormSection, type FormWords, NumberField, useGroupForm } from '../form/index.ts';
import { PagePreview } from './PagePreview.tsx';
import './printSettings.css';

const mm = () => 'mm';

const words: FormWords<'print'> = {
  paperSize: { label: /*i18n*/ 'Papier', choices: { a4: /*i18n*/ 'A4', letter: /*i18n*/ 'Letter' } },
  orientation: { label: /*i18n*/ 'Ausrichtung', choices: { landscape: /*i18n*/ 'Querformat', portrait: /*i18n*/ 'Hochformat' } },
  topMarginMm: { label: /*i18n*/ 'Rand oben', unit: mm },
  leftMarginMm: { label: /*i18n*/ 'Rand links', unit: mm },
  rightMarginMm: { label: /*i18n*/ 'Rand rechts', unit: mm },
  bottomMarginMm: { label: /*i18n*/ 'Rand unten', unit: mm },
  imageResolutionDpi: { label: /*i18n*/ 'Bildauflösung', unit: () => 'dpi', hint: /*i18n*/ '30 bis 1200 dpi; mehr macht Dateien größer' },
};
const margins = ['topMarginMm', 'bottomMarginMm', 'leftMarginMm', 'rightMarginMm'] as const;

/** Paper, margins and resolution of print and PDF. */
export const PrintPage = observer(function PrintPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('print', words);
  return (
    <FormPage
      slug="print"
      form={form}
      note={i18n._(
        'Vorgaben für Diagramme und Berichte auf Papier und als PDF. Bei Diagrammen ändert sie „Drucken / PDF“ für einen einzelnen Druck.',
      )}
    >
      <FormSection title={i18n._('Seite')} bare>
        <div className="pp-layout">
          <div className="fm-fields pp-fields">
            <Choice form={form} path="paperSize" />
            <Choice form={form} path="orientation" />
            {margins.map((path) => (
              <NumberField key={path} form={form} path={path} span={3} />
            ))}
            <NumberField form={form} path="imageResolutionDpi" />
          </div>
          <PagePreview print={form.vm.values} />
        </div>
      </FormSection>
    </FormPage>
  );
});
