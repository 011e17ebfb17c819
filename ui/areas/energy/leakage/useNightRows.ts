import { useLingui } from '@lingui/react';
import { type Leakage, type NightFlow, type NightPicture } from '../../../../core/leakage/index.ts';
import { type PlantDay, plantDayOf } from '../../../../core/time/index.ts';
import { useFormat } from '../../../station/index.ts';
import { leftOutText } from './leftOutText.ts';

/** A day of the range, with its night and whether that counts. */
export interface NightRow {
  readonly day: PlantDay;
  readonly night: NightFlow | undefined;
  /** At the middle pressure of the nights. */
  readonly normalM3min: number | undefined;
  readonly counts: boolean;
  /** That it counts, or why not. */
  readonly why: string;
}

/** All days of a range, the latest first. Only inside an observer. */
export function useNightRows({ nights, leftOut }: Leakage, picture: NightPicture): readonly NightRow[] {
  const { i18n } = useLingui();
  const { zone } = useFormat();
  const normal = new Map([...picture.nights, ...picture.leftOut].map(({ day, flowM3min }) => [day, flowM3min]));
  const marked = leftOut.map(({ day, night, ...of }): NightRow => {
    return { day, night, normalM3min: normal.get(day), counts: false, why: leftOutText(i18n, of) };
  });
  const isMarked = new Set(marked.map(({ day }) => day));
  const without = picture.missing
    .map(({ fromMs }) => plantDayOf(fromMs, zone))
    .filter((day) => !isMarked.has(day))
    .map((day): NightRow => ({ day, night: undefined, normalM3min: undefined, counts: false, why: i18n._('zu wenig Daten') }));
  const counted = nights.map((night): NightRow => {
    return { day: night.day, night, normalM3min: normal.get(night.day), counts: true, why: i18n._('ja') };
  });
  return [...counted, ...marked, ...without].sort((a, b) => (a.day < b.day ? 1 : -1));
}
