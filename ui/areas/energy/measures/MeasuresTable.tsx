import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { MeasureRow } from '../../../../core/measures/index.ts';
import { scaleOf } from '../../../../core/plot/index.ts';
import type { PlantDay } from '../../../../core/time/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { kindWords } from '../../../../i18n/index.ts';
import { IntervalBar, KindMark } from '../../../charts/finding/index.ts';
import { Link } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { evidencePath, evidenceShown } from './evidencePath.ts';
import { MeasureState } from './MeasureState.tsx';
import { measureSteps } from './measureWords.ts';
import { useMeasureText } from './useMeasureText.ts';

interface Props {
  readonly rows: readonly MeasureRow[];
  /** Rank of the first one. */
  readonly firstRank: number;
  readonly lastOver: PlantDay;
  readonly canWrite: boolean;
  readonly onEdit: (row: MeasureRow) => void;
}

/** Measures by their rank: what each saves at least and at most, what it is worth, and how far people are with it. */
export const MeasuresTable = observer(function MeasuresTable({ rows, firstRank, ...more }: Props) {
  const { i18n } = useLingui();
  const text = useMeasureText();
  const scale = scaleOf(rows.flatMap(({ found: { money } }) => money ?? []));
  return (
    <table className="tb tb-named tb-stacked ms-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{i18n._('Rang')}</span>
          </th>
          <th scope="col">{i18n._('Maßnahme')}</th>
          <th scope="col" className="ms-money">
            {i18n._('Ersparnis in {currency} je Jahr, {low} bis {high}', {
              currency: text.currency,
              low: text.amount(scale[0]),
              high: text.amount(scale[1]),
            })}
          </th>
          <th scope="col" className="r">
            {i18n._('Kapitalwert')}
          </th>
          <th scope="col">{i18n._('Stand')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <Row key={row.found.measure} row={row} rank={firstRank + i} scale={scale} {...more} />
        ))}
      </tbody>
    </table>
  );
});

interface RowProps extends Pick<Props, 'lastOver' | 'canWrite' | 'onEdit'> {
  readonly row: MeasureRow;
  readonly rank: number;
  readonly scale: readonly [number, number];
}

const Row = observer(function Row({ row, rank, scale, lastOver, canWrite, onEdit }: RowProps) {
  const { i18n } = useLingui();
  const { zone } = useFormat();
  const text = useMeasureText();
  const { found, entry, worth } = row;
  const { measure, money, energy, facts, evidence, slots } = found;
  const title = text.title(found);
  return (
    <tr data-measure={measure} data-state={entry?.state ?? 'open'}>
      <td className="ms-rank">{rank}</td>
      <th scope="row">
        <span className="ms-strong">{title}</span>
        <span className="label">{i18n._(measureSteps[measure])}</span>
        {facts.length > 0 && <span className="label">{text.facts(facts)}</span>}
        <Link className="ms-link" to={evidencePath(evidence, slots, zone)}>
          {i18n._('Beleg: {days}, {page}', { days: text.days(evidence), page: i18n._(evidenceShown[evidence.page].title) })}
        </Link>
      </th>
      <td className="ms-money">
        {money !== undefined ? (
          <>
            <IntervalBar of={money} scale={scale} />
            <span className="ms-amounts">
              {money.kind === 'upperBound' ? (
                <span>{text.moneys(money)}</span>
              ) : (
                <span>
                  <b>{text.money(money.low).figure}</b> {i18n._('bis {value}', { value: text.money(money.high).text })}
                </span>
              )}
              <KindMark kind={money.kind}>{i18n._(kindWords[money.kind])}</KindMark>
            </span>
          </>
        ) : energy === undefined ? (
          <span className="label">{i18n._('Spart selbst nichts')}</span>
        ) : (
          <span className="label">
            {measure === 'leaks' ? i18n._('In Geld erst mit Nachtverbrauch oder Leckagetest') : i18n._('In Geld nicht bekannt')}
          </span>
        )}
        {energy !== undefined && (
          <span className="label">
            {measure === 'heat'
              ? i18n._('{amounts} kWh Brennstoff', { amounts: text.amounts(energy) })
              : i18n._('{amounts} kWh', { amounts: text.amounts(energy) })}
          </span>
        )}
      </td>
      <td className="r ms-worth" data-label={i18n._('Kapitalwert')}>
        {worth === undefined ? (
          <span className="none">{missing}</span>
        ) : (
          <>
            <span>{text.moneyBetween(worth)}</span>
            <span className="label">
              {worth.firstYearLow === undefined
                ? i18n._('in {years} Jahren nicht verdient', { years: entry?.lifeYears ?? 0 })
                : i18n._('im Jahr {year} verdient', { year: worth.firstYearLow })}
            </span>
          </>
        )}
      </td>
      <td className="ms-state">
        <MeasureState entry={entry} lastOver={lastOver} />
        {canWrite && (
          <button type="button" className="btn sm" aria-haspopup="dialog" onClick={() => onEdit(row)}>
            {i18n._('Ändern')}
            <span className="vh"> {title}</span>
          </button>
        )}
      </td>
    </tr>
  );
});
