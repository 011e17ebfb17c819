import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { worstSeverity } from '../../../../core/faults/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { classNames, Icon, severityStyle } from '../../../kit/index.ts';
import { useFaultWords } from '../../../station/index.ts';
import './faults.css';
import type { FaultRotationVm } from './faultRotation.vm.ts';
import { RotationControl } from './RotationControl.tsx';
import { useStillness } from './useStillness.ts';

export interface FaultBarProps {
  readonly rotation: FaultRotationVm;
  /** Values arrive, so that no fault means that there is none. */
  readonly isLive: boolean;
  /** Id of the list of all faults, where there are several. */
  readonly listId: string;
}

/** The machine's faults in one line, always as high as its longest; several take turns. Its place stays when there are none. */
export const FaultBar = observer(function FaultBar({ rotation, isLive, listId }: FaultBarProps) {
  const { i18n } = useLingui();
  const words = useFaultWords();
  const isStill = useStillness();
  const { faults, shown, position, waitMs, arrivals } = rotation;
  useEffect(() => rotation.setStill(isStill), [rotation, isStill]);
  useEffect(() => {
    if (waitMs === undefined) return undefined;
    const timer = setTimeout(() => rotation.turn(), waitMs);
    return () => clearTimeout(timer);
  }, [rotation, waitMs, position]);

  const textOf = ({ source, bitIndex }: (typeof faults)[number]) => {
    const { code, text } = words(source, bitIndex);
    return { code, text: text ?? i18n._('Kein Text') };
  };
  const spoken = faults
    .map(textOf)
    .map(({ code, text }) => `${code} ${text}`)
    .join(', ');
  const worst = worstSeverity(faults);

  return (
    <div
      className={classNames('cf-bar', worst !== undefined && `cf-${worst}`)}
      onPointerEnter={() => rotation.hold('pointer', true)}
      onPointerLeave={() => rotation.hold('pointer', false)}
      onFocus={() => rotation.hold('focus', true)}
      onBlur={() => rotation.hold('focus', false)}
    >
      <p className="vh" role="status">
        {spoken}
      </p>
      {shown === undefined ? (
        <p className="cf-none">
          {isLive && <Icon name="g-check" />}
          {isLive ? i18n._('Keine Meldungen') : i18n._('Meldungen {none}', { none: missing })}
        </p>
      ) : (
        <>
          <span key={arrivals} className={classNames('cf-icon', severityStyle[shown.severity].tone, arrivals > 0 && 'cf-come')} aria-hidden>
            <Icon name={severityStyle[shown.severity].icon} />
          </span>
          <div className="cf-texts" aria-hidden>
            {faults.map((fault) => {
              const { code, text } = textOf(fault);
              return (
                <p key={fault.number} className={classNames(fault !== shown && 'cf-hidden')}>
                  <b>{code}</b> {text}
                </p>
              );
            })}
          </div>
          {faults.length > 1 && <RotationControl rotation={rotation} listId={listId} />}
        </>
      )}
    </div>
  );
});
