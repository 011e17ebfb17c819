import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../kit/index.ts';
import { FlyoutClose } from './useCloseFlyout.ts';

interface Props {
  /** On the button that opens it. */
  readonly button: ReactNode;
  readonly buttonClass: string;
  /** Of a button that shows only an icon. */
  readonly name?: string | undefined;
  /** What it is called. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Stays mounted while it is closed: what is under way in it goes on. */
  readonly children: ReactNode;
}

/** What is opened from it, and drawn elsewhere in the page. */
const opened = '.an-popover';

/** What floats over the chart while somebody uses it; on a phone it lies at the bottom of the screen. Escape and a press beside it close it. */
export function Flyout({ button, buttonClass, name, label, className, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Element && !place.current?.contains(target) && target.closest(opened) === null) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (!isOpen || event.key !== 'Escape' || event.defaultPrevented || isInDialog) return;
    // what it lies in stays open
    event.preventDefault();
    close();
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div ref={place} className={classNames('an-flyout', className)} onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        className={classNames('btn sm', buttonClass)}
        aria-label={name}
        title={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      <div id={id} className="an-float" role="group" aria-label={label} hidden={!isOpen}>
        <FlyoutClose value={close}>{children}</FlyoutClose>
      </div>
    </div>
  );
}
