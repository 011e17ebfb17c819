import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { driftPicture, type MachineReport } from '../../../../core/machines/index.ts';
import type { MachinesAnswer } from '../../../../core/ports/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { formatDayAndMonth, formattedValueOf } from '../../../../i18n/format/index.ts';
import { PointChart, type PointMark } from '../../../charts/pointChart/index.ts';
import { useFormat, useSlotName } from '../../../station/index.ts';
import { LoadMap } from './LoadMap.tsx';
import { MachineFacts } from './MachineFacts.tsx';
import { noMachineWords } from './machineWords.ts';
import { useMachineText } from './useMachineText.ts';

interface Props {
  readonly machine: MachineReport;
  readonly answer: MachinesAnswer;
}

const chartPx = 240;
const percent = 100;

/** Text ids. */
const eraWords = {
  exchanged: /*i18n*/ '{day} getauscht',
  serviced: /*i18n*/ '{day} gewartet',
  calibrated: /*i18n*/ '{day} kalibriert',
} as const;

/** How a machine went, and what it takes at which flow. */
export const MachineDetail = observer(function MachineDetail({ machine, answer }: Props) {
  const { i18n } = useLingui();
  const { zone } = useFormat();
  const picture = driftPicture(machine.drift, zone);
  return (
    <div className="mc-detail">
      <div>
        <p className="label">
          {i18n._('Abweichung von den ersten 28 Tagen des Zeitraums seit Tausch oder Wartung in %, bei gleichem Volumenstrom und Druck')}
        </p>
        {picture === undefined ? (
          <p className="dim">{i18n._(noMachineWords.tooFewHours)}</p>
        ) : (
          <Drift machine={machine} answer={answer} picture={picture} />
        )}
      </div>
      <LoadMap machine={machine} />
      <MachineFacts machine={machine} answer={answer} />
    </div>
  );
});

interface DriftProps extends Props {
  readonly picture: NonNullable<ReturnType<typeof driftPicture>>;
}

const Drift = observer(function Drift({ machine, answer, picture }: DriftProps) {
  const { i18n } = useLingui();
  const { region, zone, number } = useFormat();
  const text = useMachineText();
  const name = useSlotName()(machine.slot);
  const { change } = machine.drift;
  const dayText = (atMs: number) => formatDayAndMonth(plantDayOf(atMs, zone), region);
  const range = { fromMs: picture.points[0]!.atMs, untilMs: picture.levels.at(-1)!.untilMs };
  const marks: readonly PointMark[] = [
    ...answer.eras
      .filter(({ slot, atMs }) => slot === machine.slot && atMs >= range.fromMs && atMs < range.untilMs)
      .map(({ atMs, what }) => ({ atMs, kind: 'void' as const, text: i18n._(eraWords[what], { day: dayText(atMs) }) })),
    ...(picture.changeMs === undefined || change === undefined || change.size.kind === 'none'
      ? []
      : [
          {
            atMs: picture.changeMs,
            kind: 'alarm' as const,
            text: i18n._('seit {day}: {share} %', { day: dayText(picture.changeMs), share: text.signed(change.size.value) }),
          },
        ]),
  ];
  return (
    <PointChart
      label={i18n._('Verlauf von {machine}: {marks}', { machine: name, marks: marks.map((mark) => mark.text).join(', ') })}
      range={range}
      points={picture.points.map(({ atMs, share }) => ({ atMs, value: share * percent }))}
      levels={picture.levels.map(({ fromMs, untilMs, value, low, high }) => ({
        ...{ fromMs, untilMs, value: value * percent, low: low * percent, high: high * percent },
        name: formattedValueOf(text.signed(value), '%', region).text,
      }))}
      marks={marks}
      least={Math.min(-1, picture.least * percent)}
      greatest={Math.max(1, picture.greatest * percent)}
      zone={zone}
      tickText={number}
      dayText={dayText}
      heightPx={chartPx}
    />
  );
});
