import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { PerformanceAnswer } from '../../../../core/ports/index.ts';
import { type MessageLanguage, messageLanguageOf } from '../../../../core/settings/index.ts';
import { auditDocument } from '../../../../i18n/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { useFormat } from '../../../station/index.ts';
import { SaveDocument } from '../SaveDocument.tsx';

/** Begins of the names of files: `energy_performance_2026-04-01_2026-06-30.pdf`. */
const fileNames: Readonly<Record<MessageLanguage, string>> = { de: 'nachweis_energieleistung', en: 'energy_performance' };

/** Saves what an auditor needs of the comparison as a PDF file. */
export const SaveAudit = observer(function SaveAudit({ answer }: { readonly answer: PerformanceAnswer }) {
  const { i18n } = useLingui();
  const { region, units } = useFormat();
  const { language } = useService(stores.preferences);
  const { first, last } = answer.report;
  return (
    <SaveDocument
      name={`${fileNames[messageLanguageOf(language)]}_${first}_${last}.pdf`}
      documentOf={(context) => auditDocument(answer, { ...context, units }, i18n, region)}
    />
  );
});
