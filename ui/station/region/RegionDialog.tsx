import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { languageFacts, type Region, regionsOf } from '../../../i18n/index.ts';
import { stores, useService } from '../../di/index.ts';
import { Dialog, formatFor, KeyValue, KeyValueList } from '../../kit/index.ts';
import { useFormat } from '../useFormat.ts';
import './region.css';
import { regionName } from './regionName.ts';

/** A day that can't be taken for a month. */
const exampleMs = Date.UTC(2026, 10, 22, 15, 4, 5);

/** Chooses whose numbers and dates this browser writes; it holds at once. */
export const RegionDialog = observer(function RegionDialog({ onClose }: { readonly onClose: () => void }) {
  const { i18n } = useLingui();
  const preferences = useService(stores.preferences);
  const { chosenRegion, browserRegion, language } = preferences;
  const name = useId();
  const choices: readonly (readonly [region: Region | undefined, label: string])[] = [
    [undefined, i18n._('Wie der Browser ({region})', { region: regionName(browserRegion) })],
    ...regionsOf(language).map((region) => [region, regionName(region)] as const),
  ];
  return createPortal(
    <Dialog title={i18n._('Zahlen und Datum')} className="rg" hasClose isDismissable onClose={onClose}>
      <p className="t14">
        {i18n._('Gilt für diesen Browser, solange die Sprache {language} ist.', { language: languageFacts(language).name })}
      </p>
      <fieldset className="rg-choice">
        <legend className="label">{i18n._('Region')}</legend>
        {choices.map(([region, label]) => (
          <label key={region ?? ''}>
            <input
              type="radio"
              name={name}
              checked={chosenRegion === region}
              onChange={() => {
                preferences.setRegion(region);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <RegionExamples />
    </Dialog>,
    document.body,
  );
});

/** One of each kind, as the region writes it. */
const RegionExamples = observer(function RegionExamples() {
  const { i18n } = useLingui();
  const { region, units } = useFormat();
  const { number, quantity, date, minute } = formatFor({ region, units, zone: 'UTC' });
  return (
    <KeyValueList>
      <KeyValue name={i18n._('Zahl')}>{number(1234567.89, 2)}</KeyValue>
      <KeyValue name={i18n._('Betrag')}>{quantity('money', 2106.24).text}</KeyValue>
      <KeyValue name={i18n._('Anteil')}>{quantity('ratio', 0.72).text}</KeyValue>
      <KeyValue name={i18n._('Datum')}>{date(exampleMs)}</KeyValue>
      <KeyValue name={i18n._('Uhrzeit')}>{minute(exampleMs)}</KeyValue>
    </KeyValueList>
  );
});
