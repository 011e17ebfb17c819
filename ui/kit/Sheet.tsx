import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from './classNames.ts';
import { Dialog } from './Dialog.tsx';
import './sheet.css';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A dialog at the lower edge of a phone; a link in it, a press beside it and Escape close it. */
export function Sheet({ title, onClose, className, children }: SheetProps) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  return (
    <Dialog title={title} className={classNames('sheet', className)} onClose={onClose} isDismissable hasClose takesFocus>
      {children}
    </Dialog>
  );
}
