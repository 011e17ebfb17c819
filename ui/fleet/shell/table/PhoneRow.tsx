import { classNames, observed } from '../../../kit/index.ts';
import type { FleetColumn, PhonePlace } from './FleetColumn.ts';
import { type FleetRowProps, pressOf } from './FleetRow.tsx';

const places: readonly PhonePlace[] = ['mark', 'title', 'end', 'note', 'endNote'];

/** A row in two lines: what it is of and what it says beside it. */
export const PhoneRow = observed(function PhoneRow<Row>({ id, index, row, columns, isChosen, onPress }: FleetRowProps<Row>) {
  const inPlace = (place: PhonePlace): readonly FleetColumn<Row>[] => columns.filter(({ phone }) => phone === place);
  return (
    <tr
      id={id}
      aria-rowindex={index}
      aria-selected={isChosen}
      className={classNames(onPress !== undefined && 'ft-way')}
      onClick={pressOf(onPress)}
    >
      <td>
        <div className="ft-card">
          {places.flatMap((place) =>
            inPlace(place).map(({ id: column, head, cell, isNamedOnPhone = false }) => (
              <span key={column} className={`ft-${place}`}>
                {place !== 'title' && place !== 'mark' && <span className={isNamedOnPhone ? 'dim' : 'vh'}>{head}: </span>}
                {cell(row)}
              </span>
            )),
          )}
        </div>
      </td>
    </tr>
  );
});
