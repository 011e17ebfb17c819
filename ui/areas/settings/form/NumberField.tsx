import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SettingsGroup } from '../../../../core/settings/index.ts';
import { parseNumber } from '../../../../i18n/format/index.ts';
import type { Region } from '../../../../i18n/index.ts';
import { useFormat } from '../../../station/index.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { anyForm, type GroupForm, type PathsTo } from './GroupForm.ts';
import { useFieldText } from './useFieldText.ts';

interface Props<G extends SettingsGroup> extends FieldProps {
  readonly form: GroupForm<G>;
  readonly path: PathsTo<G, number>;
  /** How a typed text is read, NaN when it can't be; numbers as the region writes them without it. */
  readonly parse?: (text: string) => number;
}

interface Typed {
  readonly text: string;
  readonly value: number;
  readonly region: Region;
}

/** A number to be typed as the region writes it, with its unit; what was typed stays as it is until the field is left. */
export const NumberField = observer(function NumberField<G extends SettingsGroup>({ form, path, parse, ...frame }: Props<G>) {
  const { vm, words } = anyForm(form);
  const { region } = useFormat();
  const fieldText = useFieldText({ vm, words });
  const unit = fieldText.unit(path);
  const [typed, setTyped] = useState<Typed>();
  const value = Number(vm.fieldAt(path).value);
  const isTyped = typed !== undefined && Object.is(typed.value, value) && (typed.region === region || Number.isNaN(value));
  const type = (text: string) => {
    const next = fieldText.kept(path, parse === undefined ? parseNumber(text, region) : parse(text));
    setTyped({ text, value: next, region });
    vm.editAt(path, next);
  };
  return (
    <FieldFrame form={{ vm, words }} path={path} {...frame}>
      {(control) => (
        <span className="fm-measure">
          <input
            {...control}
            className="in"
            type="text"
            inputMode={parse === undefined ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={isTyped ? typed.text : fieldText.entry(path, value)}
            onChange={({ target }) => type(target.value)}
            onBlur={() => !Number.isNaN(value) && setTyped(undefined)}
          />
          {unit !== undefined && <span className="fm-unit">{unit}</span>}
        </span>
      )}
    </FieldFrame>
  );
});
