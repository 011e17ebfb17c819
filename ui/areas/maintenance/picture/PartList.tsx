import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { serviceNames } from '../../../../i18n/index.ts';
import { classNames } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { NumberedPart } from '../model/numberedParts.ts';
import { DueChip } from '../parts/DueChip.tsx';
import { RemainingHours } from '../parts/RemainingHours.tsx';
import { RestBar } from '../parts/RestBar.tsx';
import { useExpectedDate } from '../parts/useExpectedDate.ts';
import { partTone } from './ServicePicture.tsx';

/** What each part of a machine needs, soonest first, with its number in the picture. */
export function PartList({ parts }: { readonly parts: readonly NumberedPart[] }) {
  return (
    <ul className="pp-list">
      {parts.map((part) => (
        <PartLine key={part.service.component} part={part} />
      ))}
    </ul>
  );
}

const PartLine = observer(function PartLine({ part: { service, number } }: { readonly part: NumberedPart }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { aboutWhen } = useExpectedDate();
  const { component, intervalH, due, expectedMs } = service;
  const facts = [
    intervalH !== undefined && i18n._('Intervall {hours}', { hours: `${format.number(intervalH, 0)}\u00a0h` }),
    expectedMs !== undefined && aboutWhen(expectedMs),
    number === undefined && i18n._('nicht im Bild'),
  ].filter((fact) => fact !== false);
  return (
    <li className="pp-part">
      {number === undefined ? (
        <span />
      ) : (
        <span aria-hidden className={classNames('pp-number', partTone(due))}>
          {number}
        </span>
      )}
      <span className="pp-name">{i18n._(serviceNames[component])}</span>
      <RemainingHours service={service} className={classNames('pp-rest', due === 'overdue' && 'mt-over')} />
      <RestBar service={service} />
      <span className="pp-more t12 dim">{facts.join(', ')}</span>
      {(due === 'overdue' || due === 'dueSoon') && (
        <span className="pp-due">
          <DueChip due={due} />
        </span>
      )}
    </li>
  );
});
