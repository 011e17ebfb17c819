import { observer } from 'mobx-react-lite';
import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { parseNumber } from '../../../../i18n/format/index.ts';
import { classNames, Field, type FieldNote, observed } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { FieldSpan } from './FieldFrame.tsx';
import { entryText } from './model/entryText.ts';

export interface EntryFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with it, in words. */
  readonly problem?: string | undefined;
  readonly span?: FieldSpan | undefined;
  readonly isOff?: boolean | undefined;
}

function noteOf({ problem, hint }: EntryFieldProps): FieldNote | undefined {
  if (problem === undefined) return hint === undefined ? undefined : { text: hint };
  return { icon: 'i-error', tone: 's-error', text: problem };
}

const frameOf = ({ label, problem, span = 2, isOff }: EntryFieldProps) => ({
  label,
  isInvalid: problem !== undefined,
  isOff,
  className: classNames('fm-field', `fm-span-${span}`),
});

export interface EntryTextProps extends EntryFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'password';
  readonly placeholder?: string | undefined;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly maxLength?: number | undefined;
  /** Values that are proposed. */
  readonly proposals?: readonly string[];
}

/** A text of an entry. */
export const EntryText = observer(function EntryText({
  value,
  onChange,
  type = 'text',
  placeholder,
  inputMode,
  maxLength,
  ...frame
}: EntryTextProps) {
  return (
    <Field {...frameOf(frame)} note={noteOf(frame)}>
      {(control) => (
        <input
          {...control}
          className="in"
          type={type}
          autoComplete={type === 'password' ? 'new-password' : 'off'}
          spellCheck={false}
          placeholder={placeholder}
          inputMode={inputMode}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
});

export interface EntryNumberProps extends EntryFieldProps {
  /** NaN for a text that is no number; undefined for none. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** A number of an entry as the region writes it; empty for none, and what is no number stays as it was typed. */
export const EntryNumber = observer(function EntryNumber({ value, onChange, unit, placeholder, ...frame }: EntryNumberProps) {
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
    <Field {...frameOf(frame)} note={noteOf(frame)}>
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
            onBlur={() => !Number.isNaN(value) && setTyped(undefined)}
          />
          {unit !== undefined && unit !== '' && <span className="fm-unit">{unit}</span>}
        </span>
      )}
    </Field>
  );
});

export interface EntrySelectProps<Value extends string> extends EntryFieldProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly choices: readonly (readonly [value: Value, name: string])[];
}

/** One of several values. */
export const EntrySelect = observed(function EntrySelect<Value extends string>({
  value,
  onChange,
  choices,
  ...frame
}: EntrySelectProps<Value>) {
  return (
    <Field {...frameOf(frame)} note={noteOf(frame)}>
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
export function EntryTick({ label, isOn, onChange }: TickProps) {
  return (
    <label className="fm-tick">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span className="fm-tick-name">{label}</span>
    </label>
  );
}
