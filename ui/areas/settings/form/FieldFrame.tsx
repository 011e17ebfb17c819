import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { settingsText } from '../../../../i18n/index.ts';
import { classNames, type ControlProps, Field, type FieldNote } from '../../../kit/index.ts';
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

interface Props extends FieldProps {
  readonly form: AnyForm;
  readonly path: string;
  /** A group of controls, named by a legend, and not one control. */
  readonly isGroup?: boolean | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A field of a group of settings: below it what is wrong, what it was, or that it is saved. */
export const FieldFrame = observer(function FieldFrame({ isGroup, span = 6, children, ...field }: Props) {
  const { form, path, isOff, isInTable } = field;
  const text = useFieldText(form);
  const note = useFieldNote(field);
  const { state } = form.vm.fieldAt(path);
  const label =
    isInTable === true ? (
      <>
        <span className="vh">{text.item(path)}: </span>
        <span className="vh fm-tabled">{text.label(path)}</span>
      </>
    ) : (
      text.label(path)
    );
  return (
    <Field
      label={label}
      note={note}
      isInvalid={state === 'invalid'}
      isOff={isOff}
      isGroup={isGroup}
      className={classNames('fm-field', `fm-span-${span}`, state === 'differs' && 'fm-changed')}
    >
      {children}
    </Field>
  );
});

/** What there is to say about the value of a field. Only inside an observer. */
function useFieldNote({ form, path, hint, isOff = false, isInTable = false }: Omit<Props, 'children'>): FieldNote {
  const { i18n } = useLingui();
  const text = useFieldText(form);
  const { state, message, hasMoved, value, serverValue, isSecret } = form.vm.fieldAt(path);
  const isEmpty = value === '' || isSecret;
  if (state === 'invalid') return { icon: 'i-error', tone: 's-error', text: message && settingsText(i18n, message) };
  if (state === 'differs') {
    const standing = text.value(path, serverValue);
    const secretWords = value === null ? i18n._('Wird beim Übernehmen entfernt') : i18n._('Wird beim Übernehmen gespeichert');
    const movedWords = hasMoved
      ? i18n._('Inzwischen von anderen geändert auf: {value}', { value: standing })
      : i18n._('Geändert. Bisher: {value}', { value: standing });
    return { icon: 'i-warn', tone: 's-warn', text: isSecret ? secretWords : movedWords };
  }
  const shownHint = hint ?? (isOff ? undefined : text.hint(path, isEmpty));
  const isTicked = form.vm.canWrite && !isEmpty && !isOff && !isInTable;
  if (!isTicked) return { text: shownHint };
  const saved = i18n._('Gespeichert');
  return {
    icon: 'g-check',
    text:
      shownHint === undefined ? (
        saved
      ) : (
        <>
          {`${saved} · `}
          {shownHint}
        </>
      ),
  };
}
