import { useLingui } from '@lingui/react';
import { roughAmount, type Spread } from '../../../../core/estimate/index.ts';
import type { MeasureAmount, MeasureFact, MeasureFactName, MeasureFound, MeasureNotFound } from '../../../../core/measures/index.ts';
import { type PlantDay, plantDayOf } from '../../../../core/time/index.ts';
import { measureNames } from '../../../../i18n/index.ts';
import { formatDay, type FormattedValue, missing, unitSymbol } from '../../../../i18n/format/index.ts';
import { useFormat, useSlotName } from '../../../station/index.ts';
import { factWords, reasonWords } from './measureWords.ts';

/** Measures as they are written. Only inside an observer. */
export function useMeasureText() {
  const { i18n } = useLingui();
  const { region, zone, units, number, quantity, roughMoney } = useFormat();
  const slotName = useSlotName();
  const share = (of: number) => quantity('share', of).text;
  const off = (of: number) => share(Math.abs(of));
  const pressure = (bar: number) => quantity('pressure', bar).text;
  const volume = (m3: number) => `${number(m3, 1)} m³`;
  const valueOf: Readonly<Record<MeasureFactName, (value: number) => string>> = {
    coverageShare: share,
    airGapShare: off,
    lowPressureBar: pressure,
    limitBar: pressure,
    loweredBar: pressure,
    shortCycleShare: share,
    noLoadShare: share,
    runOnS: (value) => `${number(value, 0)} s`,
    startsPerHour: (value) => number(value, 0),
    driftShare: (value) => `+${share(value)}`,
    unusedHeatKWh: (value) => `${number(value, 0)} kWh`,
    seasonMonths: (value) => number(value, 0),
    baseFlowM3min: (value) => quantity('volumeFlow', value).text,
    baseFlowShare: share,
    spreadShare: share,
    shiftableShare: share,
    leakM3min: (value) => quantity('volumeFlow', value).text,
    maxLeakM3min: (value) => quantity('volumeFlow', value).text,
    bandLowBar: pressure,
    bandHighBar: pressure,
    orderPlace: (value) => number(value, 0),
    receiverM3: volume,
    receiverNowM3: volume,
    energyOffShare: off,
    hoursOffShare: off,
    loadOffShare: off,
    startsOffShare: off,
  };
  const factOf = ({ name, value, slot }: MeasureFact) =>
    i18n._(factWords[name], { value: valueOf[name](value), machine: slot === undefined ? '' : slotName(slot) });
  const amount = (of: number) => number(roughAmount(of), 0);
  const plain = (of: number) => ({ figure: amount(of), text: amount(of) });
  type Written = (of: number) => Pick<FormattedValue, 'figure' | 'text'>;
  const between = ({ low, high }: Pick<Spread, 'low' | 'high'>, written: Written) =>
    i18n._('{low} bis {high}', { low: written(low).figure, high: written(high).text });
  /** Without the low end where it is an upper bound. */
  const amountsIn = (written: Written) => (of: Pick<MeasureAmount, 'kind' | 'low' | 'high'> | undefined) =>
    of === undefined ? missing : of.kind === 'upperBound' ? i18n._('bis {high}', { high: written(of.high).text }) : between(of, written);
  const dayOf = (day: PlantDay) => formatDay(day, region);
  return {
    currency: unitSymbol(units.currency),
    title: ({ measure, slots }: Pick<MeasureFound, 'measure' | 'slots'>) =>
      slots.length === 0 || measure === 'heat'
        ? i18n._(measureNames[measure])
        : `${i18n._(measureNames[measure])}: ${slots.map(slotName).join(', ')}`,
    facts: (facts: readonly MeasureFact[]) => facts.map(factOf).join(', '),
    /** Why it was not found, with its figures. */
    reason: ({ reason, facts }: MeasureNotFound) =>
      [...(reasonWords[reason] === '' ? [] : [i18n._(reasonWords[reason])]), ...facts.map(factOf)].join('; '),
    amount,
    /** Energy, without its unit. */
    amounts: amountsIn(plain),
    money: roughMoney,
    moneys: amountsIn(roughMoney),
    moneyBetween: (of: Pick<Spread, 'low' | 'high'>) => between(of, roughMoney),
    energyBetween: (of: Pick<Spread, 'low' | 'high'>) => i18n._('{amounts} kWh', { amounts: between(of, plain) }),
    day: dayOf,
    days: ({ fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number }) =>
      i18n._('{from} bis {until}', { from: dayOf(plantDayOf(fromMs, zone)), until: dayOf(plantDayOf(untilMs - 1, zone)) }),
  };
}
