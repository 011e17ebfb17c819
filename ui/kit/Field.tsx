import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';

/** What the control of a field needs to belong to its label and note. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
  readonly disabled: boolean;
}

/** What is said below a control; its room stays while there is nothing to say. */
export interface FieldNote {
  readonly icon?: IconName | undefined;
  /** CSS class that sets its colours. */
  readonly tone?: string | undefined;
  readonly text?: ReactNode;
  /** It is read out when it comes. */
  readonly isAlert?: boolean | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly note?: FieldNote | undefined;
  /** Id of what describes the control, where that is not its note. */
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly isOff?: boolean | undefined;
  /** A group of controls, named by a legend, and not one control. */
  readonly isGroup?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A field of a form: label, control, and what there is to say about its value. It observes what its control reads. */
export const Field = observer(function Field({
  label,
  note,
  describedBy,
  isInvalid = false,
  isOff = false,
  isGroup = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const describing = describedBy ?? (note && `${id}hint`);
  const classes = classNames('field', className, isInvalid && 'bad');
  const content = (
    <>
      {children({ id, 'aria-invalid': isInvalid, ...(describing !== undefined && { 'aria-describedby': describing }), disabled: isOff })}
      {note && (
        <p id={`${id}hint`} className={classNames('hint', note.tone)} role={note.isAlert === true ? 'alert' : undefined}>
          {note.icon && <Icon name={note.icon} />}
          {note.text !== undefined && <span>{note.text}</span>}
        </p>
      )}
    </>
  );
  return isGroup ? (
    <fieldset className={classes} disabled={isOff} aria-describedby={describing}>
      <legend>{label}</legend>
      {content}
    </fieldset>
  ) : (
    <div className={classes}>
      <label htmlFor={id}>{label}</label>
      {content}
    </div>
  );
});
