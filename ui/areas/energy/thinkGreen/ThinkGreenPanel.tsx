import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type Figure, sumOf } from '../../../../core/figures/index.ts';
import type { ComputedFigure } from '../../../../core/formulas/index.ts';
import type { Quantity } from '../../../../core/units/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { KeyValue, KeyValueList, Locked, Panel } from '../../../kit/index.ts';
import { TrendLink } from '../../../shell/index.ts';
import { Explain, QuantityFigure, ShortMark, useFormat, useLockReason } from '../../../station/index.ts';
import { leakWordsOf } from '../air/leakWords.ts';
import { useAirExplanation } from '../air/useAirExplanation.ts';
import { useAirFigures } from '../air/useAirFigures.ts';
import { ResetControl } from './ResetControl.tsx';
import { ThinkGreenResetVm } from './thinkGreenReset.vm.ts';
import { airShortfalls, type AirStatistics, type MachineAirStatistics } from '../../../../core/balance/index.ts';
import { thinkGreenOf } from './thinkGreenOf.ts';
import './thinkGreen.css';

/** Energy and air of each machine since the reset; undefined while the station has reported nothing. Only inside an observer. */
function useAirStatistics(): AirStatistics | undefined {
  return thinkGreenOf(useService(stores.plant).snapshot);
}

const figures = ['energyLoadKWh', 'energyNoLoadKWh', 'volumeM3', 'leakedM3'] as const;

/** What is added up over the machines. */
interface Sum {
  readonly computed: ComputedFigure;
  readonly name: string;
  readonly quantity: Quantity;
  readonly of: (machine: MachineAirStatistics) => Figure;
}

/** From when to when the think-green figures go, their sums, and the way to begin again. */
export const ThinkGreenPanel = observer(function ThinkGreenPanel() {
  const { i18n } = useLingui();
  const commands = useService(ports.stationCommands);
  const session = useService(stores.session);
  const [vm] = useState(() => new ThinkGreenResetVm({ commands, session }));
  const reason = useLockReason();
  const statistics = useAirStatistics();
  const moment = useMoment();
  const { machines = [], timespan } = statistics ?? {};
  const format = useFormat();
  const explanation = useAirExplanation(useAirFigures(), figures);
  const sums: readonly Sum[] = [
    { computed: 'energyLoad', name: i18n._('Lastenergie'), quantity: 'energy', of: ({ energyLoadKWh }) => energyLoadKWh },
    { computed: 'energyNoLoad', name: i18n._('Leerlaufenergie'), quantity: 'energy', of: ({ energyNoLoadKWh }) => energyNoLoadKWh },
    { computed: 'volume', name: i18n._('Druckluft'), quantity: 'volume', of: ({ volumeM3 }) => volumeM3 },
    { computed: 'leaked', name: i18n._(leakWordsOf(statistics).part), quantity: 'volume', of: ({ leakedM3 }) => leakedM3 },
  ];
  const isShort =
    statistics !== undefined && machines.some(({ leakedM3 }) => leakedM3 !== undefined) && airShortfalls(statistics).includes('wholeWeek');
  return (
    <Panel className="tg" title={i18n._('Seit der letzten Rücksetzung')}>
      <Timespan />
      <KeyValueList>
        {sums.map(({ computed, name, quantity, of }) => {
          const value = sumOf(machines.map(of));
          return (
            <KeyValue
              key={computed}
              name={
                <>
                  {name}
                  {value !== undefined && (
                    <Explain figure={computed} name={name} value={format.quantity(quantity, value).text} of={explanation} />
                  )}
                </>
              }
            >
              <QuantityFigure quantity={quantity} value={value} />
              {computed === 'leaked' && isShort && <ShortMark />}
            </KeyValue>
          );
        })}
      </KeyValueList>
      {timespan?.fromMs !== undefined && timespan.untilMs !== undefined && timespan.untilMs > timespan.fromMs && (
        <p className="t14 tg-trend">
          <TrendLink className="tg-link" span={timespan} series={['power', 'delivery']}>
            {i18n._('Verlauf dieser Zeit')}
          </TrendLink>
        </p>
      )}
      <Locked isLocked={!vm.canReset} reason={reason}>
        <ResetControl vm={vm} since={timespan?.fromMs === undefined ? undefined : moment(timespan.fromMs)} />
      </Locked>
    </Panel>
  );
});

/** Returns the function that writes a moment of the figures' time. */
function useMoment(): (atMs: number) => string {
  const { date, clock } = useFormat();
  return (atMs) => `${date(atMs)}, ${clock(atMs)}`;
}

const Timespan = observer(function Timespan() {
  const { i18n } = useLingui();
  const text = useMoment();
  const timespan = useAirStatistics()?.timespan;
  const moment = (atMs: number | undefined) => (atMs === undefined ? missing : text(atMs));
  return (
    <KeyValueList>
      <KeyValue name={i18n._('Von')}>{moment(timespan?.fromMs)}</KeyValue>
      <KeyValue name={i18n._('Bis')}>{moment(timespan?.untilMs)}</KeyValue>
    </KeyValueList>
  );
});
