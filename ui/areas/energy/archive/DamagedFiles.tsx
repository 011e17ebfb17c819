import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { missing } from '../../../../i18n/format/index.ts';
import { classNames, Icon, Panel } from '../../../kit/index.ts';
import { DayFileProblem, useFormat } from '../../../station/index.ts';
import type { DataArchiveVm } from './dataArchive.vm.ts';

/** So many are shown before all are asked for. */
const shownAtFirst = 5;

/** The day files that could be read only in part: how much is wrong, and what first; nothing where there are none. */
export const DamagedFiles = observer(function DamagedFiles({ vm }: { readonly vm: DataArchiveVm }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const { damaged } = vm;
  if (damaged.length === 0) return null;
  const shown = showsAll ? damaged : damaged.slice(0, shownAtFirst);
  const title = i18n._('{count, plural, one {# Tagesdatei ist nicht ganz lesbar} other {# Tagesdateien sind nicht ganz lesbar}}', {
    count: damaged.length,
  });
  return (
    <Panel
      className={classNames('da-damaged', vm.isStale && 'da-stale')}
      title={
        <span className="s-warn">
          <Icon name="i-warn" />
          {title}
        </span>
      }
      bare
    >
      <p className="t14 dim">{i18n._('Was lesbar ist, zählt mit. Der Rest fehlt in Verläufen, Summen und Berichten.')}</p>
      <table className="tb da-table">
        <thead>
          <tr>
            <th scope="col" className="da-file-head">
              {i18n._('Datei')}
            </th>
            <th scope="col" className="r da-size-head">
              {i18n._('Anzahl')}
            </th>
            <th scope="col">{i18n._('Erste Auffälligkeit')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, problemCount, first }) => (
            <tr key={name}>
              <td className="da-file">{name}</td>
              <td className="r">{number(problemCount, 0)}</td>
              <td>{first === undefined ? missing : <DayFileProblem problem={first} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < damaged.length && (
        <button type="button" className="btn sm" onClick={() => setShowsAll(true)}>
          {i18n._('Alle {count} Dateien zeigen', { count: damaged.length })}
        </button>
      )}
    </Panel>
  );
});
