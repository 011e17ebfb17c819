import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { classNames, cssVars, Icon, severityStyle } from '../../../kit/index.ts';
import { QuantityFigure, stateStyle, useFaultWords } from '../../../station/index.ts';
import type { MachineView } from '../../../stores/index.ts';
import type { CompressorVm } from './compressor.vm.ts';
import { badgePlaces, Cutaway, cutawayPoints, drawingSize, type MachinePoint, pointQuantities } from '../../../cutaway/index.ts';
import { figureSources, liveFigures } from './model/hourFigures.ts';
import './stage.css';

/** Text ids of the points that a machine measures at. */
const pointWords: Readonly<Record<MachinePoint, string>> = {
  inletTemperature: /*i18n*/ 'Ansaugtemperatur',
  temperature: /*i18n*/ 'Verdichtungsendtemperatur',
  internalPressure: /*i18n*/ 'Innendruck',
  linePressure: /*i18n*/ 'Netzdruck am Austritt',
  delivery: /*i18n*/ 'Liefermenge',
};

const share = ([x, y]: readonly [number, number]) => cssVars({ '--x': x / drawingSize.width, '--y': y / drawingSize.height });

/** Whether it is among the values below the drawing, too. */
const isLive = (point: MachinePoint) => liveFigures.some((figure) => figure === point);

/** The machine cut open, with what is measured where, and the lamps of its own control. */
export const MachineStage = observer(function MachineStage({ vm, machine }: { readonly vm: CompressorVm; readonly machine: MachineView }) {
  const { i18n } = useLingui();
  const words = useFaultWords();
  const { points, pointValues, lamps } = vm;
  const { picture, state, severity } = machine;
  const kind = picture?.kind;
  const look = state !== undefined && (severity !== 'ok' || state === 'communicationError') ? stateStyle[state] : undefined;
  return (
    <figure className="cs" aria-label={i18n._('Schnittbild')}>
      <div className="cs-picture">
        <div className={classNames('cs-drawing', severity !== 'ok' && `cs-edged ${severityStyle[severity].tone}`)}>
          <Cutaway
            kind={kind}
            make={picture?.make ?? 'own'}
            chamber={machine.chamber}
            motor={machine.motor}
            valve={machine.valve}
            frequencyConverter={machine.frequencyConverter}
            lost={machine.isLost}
            lamps={lamps.map((lamp) => lamp.severity)}
            points={points}
          />
          {look !== undefined && (
            <span className={classNames('cs-badge', look.tone)} style={share(badgePlaces[kind ?? 'screw'])}>
              <Icon name={look.icon} />
            </span>
          )}
        </div>
        {kind !== undefined && (
          <dl className="cs-points">
            {points.map((point) => {
              const { text, align } = cutawayPoints[kind][point];
              return (
                <div key={point} className={classNames(`cs-${align}`, isLive(point) && 'cs-measured')} style={share(text)}>
                  <dt className="label">{i18n._(pointWords[point])}</dt>
                  <dd>
                    <QuantityFigure
                      channels={point === 'delivery' ? figureSources.delivery.channels(vm.slot) : undefined}
                      quantity={pointQuantities[point]}
                      value={pointValues[point]}
                      size="s"
                      keepUnit
                    />
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
      </div>
      <ul className="cs-lamps" aria-label={i18n._('Leuchtmelder')}>
        {lamps.map((lamp) => {
          const { code, text } = words(vm.slot, lamp.bitIndex);
          return (
            <li key={lamp.number} className={severityStyle[lamp.severity].tone}>
              <i />
              {text ?? code}
            </li>
          );
        })}
      </ul>
    </figure>
  );
});
