import { useLingui } from '@lingui/react';
import type { FleetDataRow } from '../../../../core/ports/index.ts';
import { msPerSecond } from '../../../../core/time/index.ts';
import { formatDuration } from '../../../../i18n/format/index.ts';
import { Icon } from '../../../kit/index.ts';
import { CoverageMark } from '../../shell/CoverageMark.tsx';
import { findingWords } from '../../shell/findingWords.ts';
import { Missing } from '../../shell/Missing.tsx';
import { Moment } from '../../shell/Moment.tsx';
import { StationName } from '../../shell/StationName.tsx';
import type { FleetColumn } from '../../shell/table/FleetColumn.ts';

/** Less than a second is none. */
function offsetText(offsetMs: number): string {
  const text = formatDuration(Math.abs(offsetMs) / msPerSecond);
  return Math.abs(offsetMs) < msPerSecond ? text : (offsetMs < 0 ? '\u2212' : '+') + text;
}

/** The columns of the page about data. */
export function useDataColumns(): readonly FleetColumn<FleetDataRow>[] {
  const { i18n } = useLingui();
  return [
    {
      id: 'name',
      head: i18n._('Station'),
      sortBy: ({ name }) => name,
      cell: ({ id, name }) => <StationName id={id} name={name} />,
      phone: 'title',
    },
    {
      id: 'findings',
      head: i18n._('Was fehlt'),
      isNumber: false,
      sortBy: ({ findings }) => findings.length,
      cell: ({ findings }) =>
        findings.length === 0 ? (
          <span className="dim">{i18n._('nichts')}</span>
        ) : (
          <span className="fl-low s-warn" title={findings.map((finding) => i18n._(findingWords[finding])).join(', ')}>
            <Icon name="i-warn" />
            {findings.map((finding) => i18n._(findingWords[finding])).join(', ')}
          </span>
        ),
      phone: 'note',
    },
    {
      id: 'seen',
      head: i18n._('Zuletzt gehört'),
      sortBy: ({ seenMs }) => seenMs,
      cell: ({ seenMs }) => <Moment atMs={seenMs} why={i18n._('Noch nie')} />,
      widthPx: 152,
      from: 'tablet',
    },
    {
      id: 'clock',
      head: i18n._('Uhr geht vor'),
      isNumber: true,
      sortBy: ({ clockOffsetMs }) => clockOffsetMs,
      cell: ({ clockOffsetMs }) => (clockOffsetMs === undefined ? <Missing /> : offsetText(clockOffsetMs)),
      widthPx: 112,
      from: 'desktop',
    },
    {
      id: 'coverage',
      head: i18n._('Daten'),
      isNumber: true,
      sortBy: ({ coverageShare }) => coverageShare,
      cell: ({ coverageShare }) => <CoverageMark share={coverageShare} />,
      widthPx: 96,
      phone: 'end',
      isNamedOnPhone: true,
    },
    {
      id: 'until',
      head: i18n._('Daten bis'),
      sortBy: ({ dataUntilMs }) => dataUntilMs,
      cell: ({ dataUntilMs }) => <Moment atMs={dataUntilMs} why={i18n._('Noch keine Tage')} />,
      widthPx: 152,
      from: 'tablet',
    },
    {
      id: 'software',
      head: i18n._('Version'),
      sortBy: ({ software }) => software,
      cell: ({ software }) => software,
      widthPx: 88,
      from: 'desktop',
    },
    {
      id: 'refused',
      head: i18n._('Abgelehnte Tage'),
      isNumber: true,
      sortBy: ({ refusedDays }) => refusedDays.length,
      cell: ({ refusedDays }) => refusedDays.length,
      widthPx: 96,
      from: 'tablet',
      phone: 'endNote',
      isNamedOnPhone: true,
    },
  ];
}
