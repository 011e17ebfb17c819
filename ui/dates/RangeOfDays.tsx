import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { Icon } from '../kit/index.ts';
import type { ChangeDatesVm } from './changeDates.vm.ts';

/** A month in which a first and a last day are pointed at. */
export const RangeOfDays = observer(function RangeOfDays({ vm }: { readonly vm: ChangeDatesVm }) {
  const { i18n } = useLingui();
  const closedId = useId();
  const { marked, bounds, shownDay } = vm;
  return (
    <RangeCalendar
      className="dt-calendar"
      aria-label={i18n._('Zeitraum')}
      value={marked === undefined ? null : { start: parseDate(marked.from), end: parseDate(marked.until) }}
      focusedValue={parseDate(shownDay)}
      onFocusChange={(day) => vm.showDay(day.toString())}
      maxValue={parseDate(bounds.lastDay)}
      isDateUnavailable={(day) => vm.isClosed(day.toString())}
      allowsNonContiguousRanges
      onChange={({ start, end }) => vm.chooseRange({ from: start.toString(), until: end.toString() })}
    >
      <header className="dt-month">
        <Button className="ib" slot="previous">
          <Icon name="g-left" />
        </Button>
        <CalendarHeading className="strong" />
        <Button className="ib" slot="next">
          <Icon name="g-right" />
        </Button>
      </header>
      <CalendarGrid className="dt-grid" weekdayStyle="short">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell className="label">{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              className="dt-day"
              date={date}
              render={(cell) => <div {...cell} aria-describedby={vm.isClosed(date.toString()) ? closedId : cell['aria-describedby']} />}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
      <span id={closedId} hidden>
        {i18n._('Keine Daten')}
      </span>
    </RangeCalendar>
  );
});
