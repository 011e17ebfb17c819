import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CsvRows } from '../../../../core/csv/index.ts';
import {
  type CalendarTypeId,
  type NoDayTypesReason,
  type TypeByRule,
  type TypeLevel,
  typesByRule,
} from '../../../../core/loadProfile/index.ts';
import type { PlantDay } from '../../../../core/time/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { weekdayNames } from '../../../dates/index.ts';
import { Curve } from '../../../charts/curve/index.ts';
import { Link, Panel } from '../../../kit/index.ts';
import { trendDaysPath } from '../../../shell/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { ProfileVm } from './profile.vm.ts';
import { RenameTypes } from './RenameTypes.tsx';
import { seriesWords, trendSeries } from './profileViews.ts';
import { SaveTable } from './SaveTable.tsx';
import { shownSeries } from './shownSeries.ts';

type Answer = NonNullable<ProfileVm['answer']>;

/** Text ids. */
const levelWords: Readonly<Record<Exclude<TypeLevel, 'only'>, string>> = {
  high: /*i18n*/ 'hoher Verbrauch',
  middle: /*i18n*/ 'mittlerer Verbrauch',
  low: /*i18n*/ 'niedriger Verbrauch',
};
/** Text ids. */
const reasons: Readonly<Record<NoDayTypesReason, string>> = {
  fewDays: /*i18n*/ 'Keine Tagestypen: Es sind weniger als 14 Tage mit 20 bekannten Stunden.',
  notDistinct: /*i18n*/ 'Keine Tagestypen: Die Tage unterscheiden sich nicht deutlich.',
};
const calendarWords: Readonly<Record<CalendarTypeId, string>> = {
  workdays: /*i18n*/ 'Montag bis Freitag',
  saturday: /*i18n*/ 'Samstag',
  sunday: /*i18n*/ 'Sonntag',
  holiday: /*i18n*/ 'Feiertage',
};

const chartPx = 132;
const hoursPerDay = 24;
const meanOf = (values: readonly (number | undefined)[]) => {
  const known = values.flatMap((value) => value ?? []);
  return known.length === 0 ? undefined : known.reduce((a, b) => a + b) / known.length;
};

/** Days that are alike, the calendar's types beside them, and days that fit none. */
export const DayTypesPanel = observer(function DayTypesPanel({ answer, vm }: { readonly answer: Answer; readonly vm: ProfileVm }) {
  const { i18n } = useLingui();
  const { region, number, units } = useFormat();
  const [isRenaming, setRenaming] = useState(false);
  const { of, range, profile } = answer;
  const { types, calendar, typeNames } = profile;
  const shown = shownSeries(of, units);
  const weekdays = weekdayNames(region);
  const found = types.kind === 'found' ? types.types : [];
  const greatest = Math.max(0, ...found.flatMap(({ high }) => high.map(shown.of)));
  const namesOf = (of7: readonly number[]) =>
    [...of7]
      .sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
      .map((day) => weekdays[day])
      .join(', ');
  const byRule = typesByRule(found);
  const ruleName = (place: number) => {
    const { runs, level, place: number = '' } = byRule[place]!;
    const run = ({ first, last }: TypeByRule['runs'][number]) => {
      const [from, until] = [weekdays[first % 7]!, weekdays[last % 7]!];
      return last - first < 2 ? [...new Set([from, until])].join(', ') : i18n._('{from} bis {until}', { from, until });
    };
    return [runs.map(run).join(', '), level === 'only' ? '' : `${i18n._(levelWords[level])} ${number}`.trim()]
      .filter((part) => part !== '')
      .join(', ');
  };
  const typeName = (place: number) => typeNames[place] ?? ruleName(place);
  const rows = [
    ...found.map(({ days, weekdays: mostly, hours, mean }, i) => ({
      name: typeName(i),
      note: namesOf(mostly),
      days: days.length,
      hours,
      mean,
    })),
    ...calendar.map(({ id, days, hours }) => ({
      name: i18n._(calendarWords[id]),
      note: i18n._('Kalender'),
      days,
      hours,
      mean: meanOf(hours),
    })),
  ];
  const csv = (): CsvRows => [
    [i18n._('Typ'), i18n._('meist'), i18n._('Tage'), ...Array.from({ length: hoursPerDay }, (_, hour) => `${hour} [${shown.unit}]`)].map(
      (text) => ({
        text,
      }),
    ),
    ...rows.map(({ name, note, days, hours }) => [
      { text: name },
      { text: note },
      { number: days, digits: 0 },
      ...hours.map((value) => ({ number: value === undefined ? undefined : shown.of(value), digits: shown.digits + 2 })),
    ]),
  ];
  return (
    <Panel
      title={i18n._('Tagestypen')}
      className="pf-panel"
      actions={
        <>
          {found.length > 0 && vm.canWrite && (
            <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setRenaming(true)}>
              {i18n._('Umbenennen')}
            </button>
          )}
          <SaveTable name={`daytypes_${of}`} range={range} rows={csv} />
        </>
      }
    >
      <p className="t14 dim">
        {types.kind === 'none'
          ? i18n._(reasons[types.reason])
          : i18n._('{name} [{unit}], aus den Daten gefunden; Band: 90 % der Tage', { name: i18n._(seriesWords[of]), unit: shown.unit })}
      </p>
      <div className="pf-types">
        {found.map(({ days, weekdays: mostly, hours, low, high }, i) => (
          <div key={i}>
            <h3>{typeName(i)}</h3>
            <p className="t14 dim">
              {i18n._('{count, plural, one {# Tag} other {# Tage}}', { count: days.length })}
              {mostly.length > 0 && `, ${i18n._('meist {days}', { days: namesOf(mostly) })}`}
            </p>
            <Curve
              label={typeName(i)}
              values={hours.map(shown.of)}
              band={low.map((value, hour) => [shown.of(value), shown.of(high[hour]!)])}
              greatest={greatest}
              xNames={[0, 6, 12, 18].map((hour) => [hour / (hoursPerDay - 1), String(hour)])}
              tickText={number}
              heightPx={chartPx}
            />
          </div>
        ))}
      </div>
      {types.kind === 'found' && types.unusual.length > 0 && (
        <p className="t14 pf-unusual">
          {i18n._('Ungewöhnlich, keinem Typ ähnlich:')}{' '}
          {types.unusual.map((day: PlantDay) => (
            <Link key={day} to={trendDaysPath({ from: day, until: day }, trendSeries[of])}>
              {formatDay(day, region)}
            </Link>
          ))}
        </p>
      )}
      <div className="scroll" role="group" aria-label={i18n._('Tagestypen')} tabIndex={0}>
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">{i18n._('Typ')}</th>
              <th scope="col">{i18n._('meist')}</th>
              <th scope="col" className="r">
                {i18n._('Tage')}
              </th>
              <th scope="col" className="r">
                {i18n._('Mittel')} <span className="unit">{shown.unit}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, note, days, mean }, i) => (
              <tr key={i}>
                <th scope="row">{name}</th>
                <td>{note}</td>
                <td className="r">{number(days, 0)}</td>
                <td className="r">{number(mean === undefined ? undefined : shown.of(mean), shown.digits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isRenaming && (
        <RenameTypes
          of={of}
          types={found.map(({ hours }, place) => ({ hours, rule: ruleName(place), name: typeNames[place] }))}
          onDone={() => {
            setRenaming(false);
            void vm.load();
          }}
          onClose={() => setRenaming(false)}
        />
      )}
    </Panel>
  );
});
