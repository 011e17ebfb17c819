import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { paperOf, reportOfBalance } from '../../../../core/report/index.ts';
import { balanceCsv, balanceDocument, balanceFileName, csvDialectOf } from '../../../../i18n/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { Icon, saveFile } from '../../../kit/index.ts';
import { trendPath } from '../../../shell/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { BalanceVm } from './balance.vm.ts';

/** The two ways to save a balance. */
export const SaveBalance = observer(function SaveBalance({ vm }: { readonly vm: BalanceVm }) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const { print } = useService(stores.settings).settings;
  const pdfWriter = useService(ports.pdfWriter);
  const isDisabled = vm.range === undefined;

  const saveCsv = () =>
    vm.request('balanceCsv', (report) =>
      saveFile(balanceFileName(report, 'csv'), balanceCsv(report, i18n, region, csvDialectOf(region)), 'text/csv;charset=utf-8'),
    );
  const savePdf = () =>
    vm.request('balancePdf', async (report) => {
      const address = new URL(trendPath(report.fromMs, report.untilMs), location.origin).href;
      const pdf = await pdfWriter.writeReport(reportOfBalance({ ...balanceDocument(report, i18n, region), address }), paperOf(print));
      saveFile(balanceFileName(report, 'pdf'), [pdf], 'application/pdf');
    });
  return (
    <>
      <button type="button" className="btn" disabled={isDisabled} onClick={() => void saveCsv()}>
        <Icon name="g-down" />
        {i18n._('CSV speichern')}
      </button>
      <button type="button" className="btn pri" disabled={isDisabled} onClick={() => void savePdf()}>
        <Icon name="g-down" />
        {i18n._('PDF speichern')}
      </button>
    </>
  );
});
