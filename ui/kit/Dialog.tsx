import { useLingui } from '@lingui/react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import './dialog.css';

/** Keeps the page behind a dialog where it is, and as wide as it is, until the returned function is called; of a dialog in a dialog it stays as that one has it. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { scrollbarGutter, overflow } = style;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.scrollbarGutter = scrollbarGutter;
    style.overflow = overflow;
  };
}

export interface DialogProps {
  /** What it is called. */
  readonly title: string;
  /** Something in it says what it is: the title is for screen readers alone. */
  readonly hidesTitle?: boolean | undefined;
  /** Escape, the browser's back gesture, and what else closes it. */
  readonly onClose: () => void;
  /** It only shows or chooses something: a press beside it closes it. */
  readonly isDismissable?: boolean | undefined;
  /** It has a button that closes it, beside its title. */
  readonly hasClose?: boolean | undefined;
  /** The focus begins on the dialog itself, and not on its first control. */
  readonly takesFocus?: boolean | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Id of what describes it. */
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A modal dialog while it is drawn; the focus returns to where it was. */
export function Dialog({
  title,
  hidesTitle = false,
  onClose,
  isDismissable = false,
  hasClose = false,
  takesFocus = false,
  role = 'dialog',
  describedBy,
  className,
  children,
}: DialogProps) {
  const { i18n } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const unlock = lockScroll();
    element?.showModal();
    if (takesFocus) element?.focus();
    return () => {
      element?.close();
      unlock();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [takesFocus]);
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <dialog
      ref={dialog}
      className={classNames('dlg', 'dg', className)}
      role={role}
      tabIndex={takesFocus ? -1 : undefined}
      aria-label={hidesTitle ? title : undefined}
      aria-labelledby={hidesTitle ? undefined : id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => (isPressedBeside.current = isBeside(event))}
      onClick={(event) => isDismissable && isPressedBeside.current && isBeside(event) && onClose()}
    >
      {!hidesTitle && !hasClose && heading}
      {hasClose && (
        <div className="dg-head">
          {heading}
          <IconButton icon="g-close" label={i18n._('Schließen')} onPress={onClose} />
        </div>
      )}
      {children}
    </dialog>
  );
}

/** The backdrop belongs to the dialog: a press on it lies outside of the dialog's box. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
