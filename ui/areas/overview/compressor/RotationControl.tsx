import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FaultRotationVm } from './faultRotation.vm.ts';

const pauseSign = 'M7 4.5v11M13 4.5v11';
const goOnSign = 'M6.5 4l9 6-9 6z';

/** Which of several faults is shown, and the button that stops them; without motion the way to all of them. */
export const RotationControl = observer(function RotationControl({
  rotation,
  listId,
}: {
  readonly rotation: FaultRotationVm;
  readonly listId: string;
}) {
  const { i18n } = useLingui();
  const { faults, shown, position, isStopped, isStill } = rotation;
  const of = faults.length;
  if (isStill)
    return (
      <a className="cf-all" href={`#${listId}`}>
        {i18n._('Alle {of} Meldungen', { of })}
      </a>
    );
  const label = isStopped ? i18n._('Meldungen weiter wechseln') : i18n._('Wechsel der Meldungen anhalten');
  return (
    <div className="cf-turns">
      <span aria-hidden>{i18n._('{position} von {of}', { position: position + 1, of })}</span>
      <span className="cf-bars" aria-hidden>
        {faults.map((fault) => (
          <i key={fault.number} className={fault === shown ? 'cf-on' : undefined} />
        ))}
      </span>
      <button type="button" className="ib" aria-label={label} title={label} onClick={() => (isStopped ? rotation.goOn() : rotation.stop())}>
        <svg aria-hidden className="icon" viewBox="0 0 20 20">
          <path className="i-l w-2" d={isStopped ? goOnSign : pauseSign} />
        </svg>
      </button>
    </div>
  );
});
