import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type FaultLogEntry, faultSeverity } from '../../../../core/faults/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { classNames, Icon, Link, severityStyle } from '../../../kit/index.ts';
import { useFaultWords, useFormat, useSourceName } from '../../../station/index.ts';
import { compressorPath, TrendLink } from '../../../shell/index.ts';
import type { ErrorLogVm } from '../errorLog.vm.ts';
import { rankingPath } from '../model/rankingPath.ts';
import { faultSeries, spanAround } from '../model/trendOfFault.ts';

/** What came, where and when. */
export const EntryName = observer(function EntryName({ vm, entry }: { readonly vm: ErrorLogVm; readonly entry: FaultLogEntry }) {
  const { i18n } = useLingui();
  const faultWords = useFaultWords();
  const sourceName = useSourceName();
  const { date, clock } = useFormat();
  const { source, bitIndex, atMs } = entry;
  const severity = faultSeverity(bitIndex);
  const look = severity && severityStyle[severity];
  const count = vm.sameAs(entry).length;
  const { code, text } = faultWords(source, bitIndex, entry.words);
  const name = sourceName(source);
  return (
    <div className={classNames('el-name', look?.tone)}>
      {look && <Icon name={look.icon} />}
      <p className="t12 dim">
        {code}
        {look && `, ${i18n._(look.word)}`}
        {vm.stillUp.has(entry) && <span className="el-up">{i18n._('steht an')}</span>}
      </p>
      <h2>{text ?? i18n._('Kein Text')}</h2>
      <p className="t14 dim">
        {typeof source === 'number' && vm.isLinked(source) ? (
          <Link className="el-link" to={compressorPath(source)}>
            {name}
          </Link>
        ) : (
          name
        )}
        , {atMs === undefined ? missing : `${date(atMs)}, ${clock(atMs)}`}
      </p>
      <p className="t14 el-ways">
        <TrendLink className="el-link" span={spanAround(atMs)} series={faultSeries(source)}>
          {i18n._('Verlauf zu diesem Zeitpunkt')}
        </TrendLink>
        {vm.canRank && count > 0 && (
          <Link className="el-link" to={rankingPath(entry)}>
            {i18n._('{count, plural, one {#-mal} other {#-mal}} in 12 Monaten', { count })}
          </Link>
        )}
      </p>
    </div>
  );
});
