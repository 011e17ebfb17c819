import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { classNames, cssVars, SkeletonBar } from '../../../kit/index.ts';
import { inputWords } from '../../../../i18n/index.ts';
import { QuantityFigure, useFormat, useInputName } from '../../../station/index.ts';
import type { InputRow } from './accessories.vm.ts';
import { inputStyle } from './model/inputStyle.ts';

export interface InputTableProps {
  /** Undefined while it is not known which inputs there are. */
  readonly rows: readonly InputRow[] | undefined;
  /** In the body while there are no rows. */
  readonly sentence: string;
  /** Larger figures, where a table stands alone. */
  readonly large?: boolean;
}

const unknownRows = [1, 2, 3, 4];

/** Measuring point, function and value of analog inputs. */
export const InputTable = observer(function InputTable({ rows, sentence, large = false }: InputTableProps) {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const unitLengths = rows?.map((row) => quantity(inputStyle[row.function].quantity, undefined).symbol.length) ?? [];
  return (
    <table
      className={classNames('tb ac-table', large && 'ac-large')}
      style={cssVars({ '--ac-unit': Math.max(0, ...unitLengths) })}
      aria-busy={rows === undefined}
    >
      <thead>
        <tr>
          <th scope="col">{i18n._('Messstelle')}</th>
          <th scope="col" className="ac-function">
            {i18n._('Funktion')}
          </th>
          <th scope="col" className="r ac-value">
            {i18n._('Wert')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows === undefined
          ? unknownRows.map((row) => (
              <tr key={row} aria-hidden>
                <td colSpan={3}>
                  <SkeletonBar />
                </td>
              </tr>
            ))
          : rows.map((row, i) => <Input key={i} row={row} large={large} />)}
        {rows?.length === 0 && (
          <tr>
            <td colSpan={3} className="dim">
              {sentence}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
});

const Input = observer(function Input({ row, large }: { readonly row: InputRow; readonly large: boolean }) {
  const { i18n } = useLingui();
  const { letter, word, quantity } = inputStyle[row.function];
  const name = useInputName()(row.name);
  const measured = i18n._(word);
  return (
    <tr>
      <th scope="row">
        <span className="ac-point">
          <span className="ac-bubble" aria-hidden>
            {letter}
          </span>
          <span className="ac-name">
            <span className={classNames(inputWords(row.name) !== undefined && 'ac-words')} title={row.name}>
              {name}
            </span>
            {name !== measured && <span className="ac-under label">{measured}</span>}
          </span>
        </span>
      </th>
      <td className="ac-function dim">{measured}</td>
      <td className="r ac-value">
        <QuantityFigure quantity={quantity} value={row.value()} size={large ? 'm' : 's'} keepUnit />
      </td>
    </tr>
  );
});
