import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { formatDay } from '../../../../i18n/format/index.ts';
import { ChangeRangeButton } from '../../../dates/index.ts';
import { Headline } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { MeasuresVm } from './measures.vm.ts';
import { useMeasureText } from './useMeasureText.ts';

/** The answer as a sentence: what to do first, and what it saves at least. */
export const MeasuresHeadline = observer(function MeasuresHeadline({ vm }: { readonly vm: MeasuresVm }) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const { days, today } = vm.atOnce;
  return (
    <Headline
      title={useSentence(vm)}
      note={i18n._('{from} bis {until}', { from: formatDay(days.from, region), until: formatDay(days.until, region) })}
    >
      <ChangeRangeButton value={days} lastDay={today} />
    </Headline>
  );
});

/** Only inside an observer. */
function useSentence({ answer, isLooking }: MeasuresVm): string {
  const { i18n } = useLingui();
  const text = useMeasureText();
  if (answer === undefined) return i18n._('Zuerst tun');
  const { rows } = answer.picture;
  const first = rows.find(({ entry }) => entry === undefined || entry.state === 'open' || entry.state === 'decided');
  if (first === undefined && rows.length > 0) return i18n._('Alles erledigt oder verworfen');
  if (first === undefined) return isLooking ? i18n._('Noch nichts gefunden') : i18n._('Nichts gefunden');
  const { money } = first.found;
  const measure = text.title(first.found);
  return money === undefined || !(money.low > 0)
    ? i18n._('Zuerst: {measure}', { measure })
    : i18n._('Zuerst: {measure}, spart mindestens {money} im Jahr', { measure, money: text.money(money.low).text });
}
