import { observer } from 'mobx-react-lite';
import { classNames } from '../../kit/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { FilesProgress } from './FilesProgress.tsx';
import { FilesSummary } from './FilesSummary.tsx';
import { LogFailed } from './LogFailed.tsx';

/** Below the chart: where its values come from, or how far they are. It is as high whatever it says. */
export const ChartStatus = observer(function ChartStatus({ vm }: { readonly vm: AnalysisChartVm }) {
  const { state, isCancelled } = vm.detail.loading;
  const { isLiveSource } = vm;
  return (
    <div className={classNames('an-status', !isLiveSource && 'an-of-files')}>
      {vm.hasLogFailed && <LogFailed />}
      {!isLiveSource && <FilesProgress of={vm.detail.loading} />}
      {!isLiveSource && state === 'answered' && !isCancelled && (
        <p className="an-note">
          <FilesSummary vm={vm} />
        </p>
      )}
    </div>
  );
});
