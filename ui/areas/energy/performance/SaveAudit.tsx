import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PerformanceAnswer } from '../../../../core/ports/index.ts';
import { paperOf } from '../../../../core/report/index.ts';
import { type MessageLanguage, messageLanguageOf } from '../../../../core/settings/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { auditDocument } from '../../../../i18n/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { Icon, product, saveFile } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';

/** Begins of the names of files: `energy_performance_2026-04-01_2026-06-30.pdf`. */
const fileNames: Readonly<Record<MessageLanguage, string>> = { de: 'nachweis_energieleistung', en: 'energy_performance' };

type State = 'idle' | 'writing' | 'failed';

/** Saves what an auditor needs of the comparison as a PDF file. */
export const SaveAudit = observer(function SaveAudit({ answer }: { readonly answer: PerformanceAnswer }) {
  const { i18n } = useLingui();
  const { region, units } = useFormat();
  const { customer, print, time } = useService(stores.settings).settings;
  const { facts } = useService(stores.station);
  const { language } = useService(stores.preferences);
  const [pdfWriter, log] = [useService(ports.pdfWriter), useService(ports.log)];
  const [state, setState] = useState<State>('idle');
  const save = async () => {
    setState('writing');
    try {
      const context = {
        ...{ station: customer.stationName || (facts?.stationName ?? ''), zone: time.zone, units, origin: facts?.origin },
        creator: `${product} ${facts?.version ?? missing}`,
        address: location.href,
      };
      const pdf = await pdfWriter.writeReport(auditDocument(answer, context, i18n, region), paperOf(print));
      const { first, last } = answer.report;
      saveFile(`${fileNames[messageLanguageOf(language)]}_${first}_${last}.pdf`, [pdf], 'application/pdf');
      setState('idle');
    } catch (error) {
      log.warn('the file for auditors could not be made', error);
      setState('failed');
    }
  };
  return (
    <>
      {state === 'failed' && <span role="alert">{i18n._('Die Datei konnte nicht erstellt werden.')}</span>}
      <button type="button" className="btn" aria-busy={state === 'writing'} onClick={() => void save()}>
        <Icon name="g-down" />
        {i18n._('Nachweis als PDF')}
      </button>
    </>
  );
});
