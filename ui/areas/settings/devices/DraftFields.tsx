import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type HTMLAttributes, type ReactNode, useState } from 'react';
import type { DraftProblem } from '../../../../core/field/index.ts';
import { parseNumber } from '../../../../i18n/format/index.ts';
import { classNames, Field, type FieldNote, observed } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { entryText } from '../form/model/entryText.ts';
import { problemText } from './fieldWords.ts';

export interface DraftFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with it; undefined for nothing. */
  readonly problem?: DraftProblem | undefined;
  /** Columns of six. */
  readonly span?: 1 | 2 | 3 | 4 | 6;
  readonly isOff?: boolean | undefined;
}

/** Only inside of an observer. */
function useNote({ problem, hint }: DraftFieldProps): FieldNote | undefined {
  const { i18n } = useLingui();
  if (problem === undefined) return hint === undefined ? undefined : { text: hint };
  return { icon: 'i-error', tone: 's-error', text: problemText(i18n, problem) };
}

const frameOf = ({ label, problem, span = 2, isOff }: DraftFieldProps) => ({
  label,
  isInvalid: problem !== undefined,
  isOff,
  className: classNames('fm-field', `fm-span-${span}`),
});

interface TextProps extends DraftFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'password';
  readonly placeholder?: string | undefined;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Values that are proposed. */
  readonly proposals?: readonly string[];
}

/** A text of the configuration. */
export const DraftText = observer(function DraftText({ value, onChange, type = 'text', placeholder, inputMode, ...frame }: TextProps) {
  return (
    <Field {...frameOf(frame)} note={useNote(frame)}>
      {(control) => (
        <input
          {...control}
          className="in"
          type={type}
          autoComplete={type === 'password' ? 'new-password' : 'off'}
          spellCheck={false}
          placeholder={placeholder}
          inputMode={inputMode}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
});

interface NumberProps extends DraftFieldProps {
  /** NaN for a text that is no number; undefined for none. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** A number of the configuration as the region writes it; empty for none. */
export const DraftNumber = observer(function DraftNumber({ value, onChange, unit, placeholder, ...frame }: NumberProps) {
  const { region } = useFormat();
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | undefined }>();
  const isTyped = typed !== undefined && Object.is(typed.value, value);
  const text = isTyped ? typed.text : value === undefined ? '' : entryText(value, region);
  const change = (entered: string) => {
    const next = entered.trim() === '' ? undefined : parseNumber(entered, region);
    setTyped({ text: entered, value: next });
    onChange(next);
  };
  return (
    <Field {...frameOf(frame)} note={useNote(frame)}>
      {(control) => (
        <span className="fm-measure">
          <input
            {...control}
            className="in"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => change(target.value)}
            onBlur={() => setTyped(undefined)}
          />
          {unit !== undefined && unit !== '' && <span className="fm-unit">{unit}</span>}
        </span>
      )}
    </Field>
  );
});

interface SelectProps<Value extends string> extends DraftFieldProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly choices: readonly (readonly [value: Value, name: string])[];
}

/** One of several values. */
export const DraftSelect = observed(function DraftSelect<Value extends string>({ value, onChange, choices, ...frame }: SelectProps<Value>) {
  return (
    <Field {...frameOf(frame)} note={useNote(frame)}>
      {(control) => (
        <select {...control} className="in" value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {choices.map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
});

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function DraftTick({ label, isOn, onChange }: TickProps) {
  return (
    <label className="fm-tick">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span className="fm-tick-name">{label}</span>
    </label>
  );
}
