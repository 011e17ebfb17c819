import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { beforeAfter } from '../../../../core/measures/index.ts';
import type { MeasureEntry } from '../../../../core/plantData/index.ts';
import type { PlantDay } from '../../../../core/time/index.ts';
import { measureStateNames } from '../../../../i18n/index.ts';
import { Link } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { checkPath } from './evidencePath.ts';
import { useMeasureText } from './useMeasureText.ts';

interface Props {
  readonly entry: MeasureEntry | undefined;
  readonly lastOver: PlantDay;
}

/** How far people are with a measure, and of one that is done what became of it. */
export const MeasureState = observer(function MeasureState({ entry, lastOver }: Props) {
  const { i18n } = useLingui();
  const { date } = useFormat();
  const text = useMeasureText();
  if (entry === undefined) return i18n._(measureStateNames.open);
  const { state, on, note, author, enteredMs } = entry;
  const check = state === 'done' && on !== undefined ? beforeAfter(on, lastOver) : undefined;
  const path = check && checkPath(check);
  const word = i18n._(measureStateNames[state]);
  const day = on && text.day(on);
  return (
    <>
      <span className={state === 'open' ? undefined : 'ms-strong'}>
        {day === undefined
          ? word
          : state === 'done'
            ? i18n._('{state} am {day}', { state: word, day })
            : i18n._('{state}, bis {day}', { state: word, day })}
      </span>
      {note !== '' && <span className="label">{note}</span>}
      {check !== undefined &&
        (path === undefined ? (
          <span className="label">{i18n._('Nachweis beginnt morgen')}</span>
        ) : (
          <Link className="ms-link" to={path}>
            {check.days < check.neededDays
              ? i18n._('Nachweis läuft, {days} von {needed} Tagen', { days: check.days, needed: check.neededDays })
              : i18n._('Nachweis: vorher und nachher')}
          </Link>
        ))}
      <span className="label">{`${author}, ${date(enteredMs)}`}</span>
    </>
  );
});
