import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { settingsText } from '../../../../i18n/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import type { AnyForm } from './GroupForm.ts';
import { useFieldText } from './useFieldText.ts';

/** Columns of six that a field takes; all of them where there is little room. */
export type FieldSpan = 1 | 2 | 3 | 4 | 6;

/** What every field of a form can be given. */
export interface FieldProps {
  readonly span?: FieldSpan | undefined;
  /** Can't be edited at present, because of another field. */
  readonly isOff?: boolean | undefined;
  /** Its label is for screen readers alone: a table's head says it. */
  readonly isInTable?: boolean | undefined;
  /** Instead of the hint in the words. */
  readonly hint?: ReactNode;
}

/** What the control of a field needs to belong to its label and message. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
  readonly disabled: boolean;
}

interface Props extends FieldProps {
  readonly form: AnyForm;
  readonly path: string;
  /** A group of controls, named by a legend, and not one control. */
  readonly isGroup?: boolean | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A field: label, control, and beside it what is wrong, what it was, or that it is saved. */
export const FieldFrame = observer(function FieldFrame({
  form,
  path,
  isGroup = false,
  span = 6,
  isOff = false,
  isInTable,
  hint,
  children,
}: Props) {
  const id = useId();
  const text = useFieldText(form);
  const { state } = form.vm.fieldAt(path);
  const className = classNames('field', 'fm-field', `fm-span-${span}`, state === 'differs' && 'fm-changed', state === 'invalid' && 'bad');
  const name =
    isInTable === true ? (
      <>
        <span className="vh">{text.item(path)}: </span>
        <span className="vh fm-tabled">{text.label(path)}</span>
      </>
    ) : (
      text.label(path)
    );
  const content = (
    <>
      {children({ id, 'aria-invalid': state === 'invalid', 'aria-describedby': `${id}hint`, disabled: isOff })}
      <FieldHint id={`${id}hint`} form={form} path={path} hint={hint} isOff={isOff} isInTable={isInTable} />
    </>
  );
  return isGroup ? (
    <fieldset className={className} disabled={isOff} aria-describedby={`${id}hint`}>
      <legend>{name}</legend>
      {content}
    </fieldset>
  ) : (
    <div className={className}>
      <label htmlFor={id}>{name}</label>
      {content}
    </div>
  );
});

interface HintProps extends Pick<FieldProps, 'hint' | 'isOff' | 'isInTable'> {
  readonly id: string;
  readonly form: AnyForm;
  readonly path: string;
}

/** What there is to say about the value of a field. */
const FieldHint = observer(function FieldHint({ id, form, path, hint, isOff = false, isInTable = false }: HintProps) {
  const { i18n } = useLingui();
  const text = useFieldText(form);
  const { state, message, hasMoved, value, serverValue, isSecret } = form.vm.fieldAt(path);
  const isEmpty = value === '' || isSecret;
  const shownHint = hint ?? (isOff ? undefined : text.hint(path, isEmpty));
  const isTicked = form.vm.canWrite && !isEmpty && !isOff && !isInTable;
  if (state === 'invalid')
    return (
      <p id={id} className="hint s-error">
        <Icon name="i-error" />
        <span>{message && settingsText(i18n, message)}</span>
      </p>
    );
  if (state === 'differs') {
    const standing = text.value(path, serverValue);
    const secretWords = value === null ? i18n._('Wird beim Übernehmen entfernt') : i18n._('Wird beim Übernehmen gespeichert');
    const movedWords = hasMoved
      ? i18n._('Inzwischen von anderen geändert auf: {value}', { value: standing })
      : i18n._('Geändert. Bisher: {value}', { value: standing });
    return (
      <p id={id} className="hint s-warn">
        <Icon name="i-warn" />
        <span>{isSecret ? secretWords : movedWords}</span>
      </p>
    );
  }
  return (
    <p id={id} className="hint">
      {isTicked && (
        <>
          <Icon name="g-check" />
          {shownHint === undefined && i18n._('Gespeichert')}
        </>
      )}
      {shownHint !== undefined && (
        <span>
          {isTicked && `${i18n._('Gespeichert')} · `}
          {shownHint}
        </span>
      )}
    </p>
  );
});
