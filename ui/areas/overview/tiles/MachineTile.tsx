import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Severity } from '../../../../core/compressor/index.ts';
import type { StateSeconds } from '../../../../core/samples/index.ts';
import { classNames, QuantityFigure, StateMark } from '../../../kit/index.ts';
import { MachineName } from '../MachineName.tsx';
import type { MachineView } from '../../../stores/index.ts';
import { LoadMix } from './LoadMix.tsx';

const borders: Readonly<Record<Severity, string | undefined>> = {
  ok: undefined,
  maintenance: 'tl-edged s-maint',
  warning: 'tl-edged s-warn',
  error: 'tl-edged s-error',
};

export interface MachineTileProps {
  readonly machine: MachineView;
  /** Of the last hour; undefined without data. */
  readonly states: StateSeconds | undefined;
  /** Moment of the last values; undefined while values arrive. */
  readonly staleSinceMs: number | undefined;
}

/** What a machine does, draws and reports. */
export const MachineTile = observer(function MachineTile({ machine, states, staleSinceMs }: MachineTileProps) {
  const { i18n } = useLingui();
  return (
    <li className={classNames('panel tl', borders[machine.severity])}>
      <header className="tl-head">
        <h2 className="tl-title">
          <MachineName machine={machine} className="tl-name" />
        </h2>
        <StateMark state={machine.state} short />
      </header>
      <dl className="tl-figures">
        <div>
          <dt className="label">{i18n._('Leistung')}</dt>
          <dd>
            <QuantityFigure quantity="power" value={machine.powerKW} size="s" />
          </dd>
        </div>
        <div>
          <dt className="label">{i18n._('Temperatur')}</dt>
          <dd>
            <QuantityFigure quantity="temperature" value={machine.temperatureDegC} size="s" />
          </dd>
        </div>
      </dl>
      <LoadMix states={states} staleSinceMs={staleSinceMs} />
    </li>
  );
});
