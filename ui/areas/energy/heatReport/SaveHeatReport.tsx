import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { HeatReportAnswer } from '../../../../core/ports/index.ts';
import { type MessageLanguage, messageLanguageOf } from '../../../../core/settings/index.ts';
import type { DayRangeChoice } from '../../../../core/time/index.ts';
import { heatDocument } from '../../../../i18n/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { useFormat } from '../../../station/index.ts';
import { SaveDocument } from '../SaveDocument.tsx';

/** Begins of the names of files. */
const fileNames: Readonly<Record<MessageLanguage, string>> = { de: 'nachweis_abwaerme', en: 'waste_heat' };

/** Saves the evidence behind the report as a PDF file. */
export const SaveHeatReport = observer(function SaveHeatReport({
  answer,
  days,
}: {
  readonly answer: HeatReportAnswer;
  readonly days: DayRangeChoice;
}) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const { language } = useService(stores.preferences);
  return (
    <SaveDocument
      name={`${fileNames[messageLanguageOf(language)]}_${days.from}_${days.until}.pdf`}
      documentOf={(context) => heatDocument(answer, context, i18n, region)}
    />
  );
});
