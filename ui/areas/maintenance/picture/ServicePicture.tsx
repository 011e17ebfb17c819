import { observer } from 'mobx-react-lite';
import type { ServiceDue } from '../../../../core/maintenance/index.ts';
import { classNames, cssVars } from '../../../kit/index.ts';
import type { MachineView } from '../../../stores/index.ts';
import { Cutaway, drawingSize } from '../../../cutaway/index.ts';
import type { NumberedPart } from '../model/numberedParts.ts';
import { partPlaces } from './partPlaces.ts';

const tones: Readonly<Record<ServiceDue, string | undefined>> = { overdue: 'pp-overdue', dueSoon: 'pp-soon', notDue: undefined };
/** The class that colours a part by how near its service is. */
export const partTone = (due: ServiceDue | undefined) => due && tones[due];

const percentOf = (value: number, whole: number) => `${(value / whole) * 100}%`;

export interface ServicePictureProps {
  readonly machine: MachineView;
  readonly parts: readonly NumberedPart[];
}

/** A machine cut open with its lamps out, and its parts marked by what they need; decoration, so the list of parts stands beside it. */
export const ServicePicture = observer(function ServicePicture({ machine, parts }: ServicePictureProps) {
  const { picture, frequencyConverter, isLost } = machine;
  const { width, height } = drawingSize;
  const places = picture === undefined ? {} : partPlaces[picture.kind];
  const shown = parts.flatMap((part) => {
    const place = places[part.service.component];
    return place === undefined ? [] : [{ ...part, place, tone: partTone(part.service.due) }];
  });
  return (
    <div aria-hidden className="pp-picture">
      <Cutaway
        kind={picture?.kind}
        make={picture?.make ?? 'own'}
        chamber="dark"
        motor={false}
        valve={false}
        frequencyConverter={frequencyConverter}
        lost={isLost}
        lamps={[]}
        points={[]}
      />
      <svg viewBox={`0 0 ${width} ${height}`} className="pp-frames">
        {shown.map(({ service, tone, place }) => {
          const [x, y, frameWidth, frameHeight] = place.frame;
          return (
            <g key={service.component} className={classNames('pp-frame', tone)}>
              {place.lead !== undefined && <path d={place.lead} />}
              <rect x={x} y={y} width={frameWidth} height={frameHeight} rx="4" />
            </g>
          );
        })}
      </svg>
      {shown.map(({ service, number, tone, place }) => (
        <span
          key={service.component}
          className={classNames('pp-number pp-at', tone)}
          style={cssVars({ '--x': percentOf(place.number[0], width), '--y': percentOf(place.number[1], height) })}
        >
          {number}
        </span>
      ))}
    </div>
  );
});
