import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './classNames.ts';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  /** Escape, or the browser's back gesture. */
  readonly onClose: () => void;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A modal dialog while it is drawn; the focus returns to where it was. */
export function Dialog({ title, onClose, role = 'dialog', className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classNames('dlg', 'dg', className)}
      role={role}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
