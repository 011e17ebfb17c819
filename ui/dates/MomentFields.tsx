import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { formatDay, hourText } from '../../i18n/format/index.ts';
import { Field } from '../kit/index.ts';
import { useFormat } from '../station/index.ts';
import type { ChangeMomentsVm } from './changeMoments.vm.ts';

interface Props {
  readonly label: string;
  readonly end: 'from' | 'until';
  readonly vm: ChangeMomentsVm;
}

const twoDigits = (value: number) => `${value}`.padStart(2, '0');

/** A day and a time of day, each part a list of what can be chosen. */
export const MomentFields = observer(function MomentFields({ label, end, vm }: Props) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const { day, hour, minute, second } = vm.parts(end);
  const { days, hours, minutes, seconds } = vm.options(end);
  const times = [
    ['hour', i18n._('Stunde'), hour, hours, (value: number) => hourText(value, region)],
    ['minute', i18n._('Minute'), minute, minutes, twoDigits],
    ['second', i18n._('Sekunde'), second, seconds, twoDigits],
  ] as const;
  return (
    <Field label={label} isGroup className="dt-moment">
      {() => (
        <>
          <select className="in" aria-label={i18n._('Tag')} value={day} onChange={({ target }) => vm.change(end, { day: target.value })}>
            {days.map((each) => (
              <option key={each} value={each}>
                {formatDay(each, region)}
              </option>
            ))}
          </select>
          {times.map(([part, name, value, choices, text]) => (
            <select
              key={part}
              className="in"
              aria-label={name}
              value={value}
              onChange={({ target }) => vm.change(end, { [part]: Number(target.value) })}
            >
              {choices.map((each) => (
                <option key={each} value={each}>
                  {text(each)}
                </option>
              ))}
            </select>
          ))}
        </>
      )}
    </Field>
  );
});
