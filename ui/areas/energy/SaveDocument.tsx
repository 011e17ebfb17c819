import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ValueOrigin } from '../../../core/master/index.ts';
import { paperOf, type ReportDocument } from '../../../core/report/index.ts';
import { missing } from '../../../i18n/format/index.ts';
import { ports, stores, useService } from '../../di/index.ts';
import { Alert, Icon, product, saveFile } from '../../kit/index.ts';

/** What every document says of the station. */
interface DocumentContext {
  readonly station: string;
  readonly zone: string;
  readonly creator: string;
  readonly origin: ValueOrigin | undefined;
  readonly address: string;
}

interface Props {
  /** Of the file. */
  readonly name: string;
  readonly documentOf: (context: DocumentContext) => ReportDocument;
}

type State = 'idle' | 'writing' | 'failed';

/** Saves the evidence of a page as a PDF file. */
export const SaveDocument = observer(function SaveDocument({ name, documentOf }: Props) {
  const { i18n } = useLingui();
  const { customer, print, time } = useService(stores.settings).settings;
  const { facts } = useService(stores.station);
  const [pdfWriter, log] = [useService(ports.pdfWriter), useService(ports.log)];
  const [state, setState] = useState<State>('idle');
  const save = async () => {
    setState('writing');
    try {
      const context = {
        ...{ station: customer.stationName || (facts?.stationName ?? ''), zone: time.zone, origin: facts?.origin },
        creator: `${product} ${facts?.version ?? missing}`,
        address: location.href,
      };
      saveFile(name, [await pdfWriter.writeReport(documentOf(context), paperOf(print))], 'application/pdf');
      setState('idle');
    } catch (error) {
      log.warn('a PDF file could not be made', error);
      setState('failed');
    }
  };
  return (
    <>
      {state === 'failed' && <Alert>{i18n._('Die Datei konnte nicht erstellt werden.')}</Alert>}
      <button type="button" className="btn" aria-busy={state === 'writing'} onClick={() => void save()}>
        <Icon name="g-down" />
        {i18n._('Nachweis als PDF')}
      </button>
    </>
  );
});
