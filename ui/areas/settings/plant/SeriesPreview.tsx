import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { PriceSeriesProblem } from '../../../../core/tariff/index.ts';
import { msPerHour } from '../../../../core/time/index.ts';
import { quarterHourMs } from '../../../../core/totals/index.ts';
import { dateAndTime } from '../../../dates/index.ts';
import { Icon, KeyValue, KeyValueList } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { PriceSeriesVm } from './priceSeries.vm.ts';

/** Text ids. */
const problemWords: Readonly<Record<PriceSeriesProblem, string>> = {
  head: /*i18n*/ 'Die erste Zeile muss start;price oder start;power heißen',
  columns: /*i18n*/ 'Zwei Spalten werden erwartet',
  start: /*i18n*/ 'Der Beginn ist kein Zeitpunkt',
  price: /*i18n*/ 'Der Wert ist keine Zahl',
  order: /*i18n*/ 'Der Beginn liegt nicht nach dem der Zeile davor',
  step: /*i18n*/ 'Der Beginn passt nicht in den Schritt von 15 Minuten oder einer Stunde',
  empty: /*i18n*/ 'Die Datei hat keine Werte',
};
/** Text ids, by the milliseconds of a step. */
const stepWords: Readonly<Record<number, string>> = { [quarterHourMs]: /*i18n*/ '15 Minuten', [msPerHour]: /*i18n*/ '1 Stunde' };
/** The others are counted. */
const maxNamed = 10;

/** What a file has of a series, before it is imported. */
export const SeriesPreview = observer(function SeriesPreview({ vm }: { readonly vm: PriceSeriesVm }) {
  const { i18n } = useLingui();
  const { date, minute, number } = useFormat();
  const { facts, refused } = vm;
  const moment = (atMs: number) => dateAndTime(date(atMs), minute(atMs));
  const gap = facts?.gaps[0];
  const named = refused.slice(0, maxNamed);
  const more = refused.length - named.length;
  return (
    <section className="pd-preview" aria-label={i18n._('Vorschau')}>
      <p>
        <b>{vm.fileName}</b>
      </p>
      {facts !== undefined && (
        <KeyValueList>
          <KeyValue name={i18n._('Zeitraum')}>
            {i18n._('{from} bis {until}', { from: moment(facts.range.fromMs), until: moment(facts.range.untilMs) })}
          </KeyValue>
          <KeyValue name={i18n._('Viertelstunden mit Wert')}>{number(facts.quarters, 0)}</KeyValue>
          <KeyValue name={i18n._('Schritt')}>{vm.stepsMs.map((stepMs) => i18n._(stepWords[stepMs] ?? '')).join(', ')}</KeyValue>
          <KeyValue name={i18n._('Lücken')}>
            {gap === undefined
              ? i18n._('keine')
              : i18n._('{count}, die erste {from} bis {until}', {
                  count: number(facts.gaps.length, 0),
                  from: moment(gap.fromMs),
                  until: moment(gap.untilMs),
                })}
          </KeyValue>
          <KeyValue name={i18n._('Kleinster und größter Wert')}>
            {i18n._('{from} bis {until}', { from: number(facts.least, 4), until: number(facts.most, 4) })}
          </KeyValue>
        </KeyValueList>
      )}
      {vm.isTooLong && <p className="s-error">{i18n._('Mehr als drei Jahre auf einmal lassen sich nicht importieren.')}</p>}
      {refused.length > 0 && (
        <div role="alert">
          <p className="st s-warn">
            <Icon name="i-warn" />
            {i18n._('{count, plural, one {# Zeile wird nicht übernommen} other {# Zeilen werden nicht übernommen}}', {
              count: refused.length,
            })}
          </p>
          <ul className="pd-refused t14">
            {named.map(({ line, code }) => (
              <li key={line}>{i18n._('Zeile {line}: {problem}', { line: number(line, 0), problem: i18n._(problemWords[code]) })}</li>
            ))}
            {more > 0 && <li>{i18n._('und {count, plural, one {# weitere} other {# weitere}}', { count: more })}</li>}
          </ul>
        </div>
      )}
    </section>
  );
});
