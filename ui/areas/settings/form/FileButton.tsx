import { type ReactNode, useRef } from 'react';
import { classNames, Icon } from '../../../kit/index.ts';

export interface FileButtonProps {
  /** What the file is, for those who can't see what stands around the button. */
  readonly label: string;
  readonly children: ReactNode;
  readonly isSmall?: boolean;
  /** Kinds of files, by default JSON. */
  readonly accept?: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** Opens the browser's choice of a file; the same file can be chosen again. */
export function FileButton({
  label,
  children,
  isSmall = false,
  accept = 'application/json,.json',
  disabled = false,
  onFile,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="vh"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
      <button type="button" className={classNames('btn', isSmall && 'sm')} disabled={disabled} onClick={() => input.current?.click()}>
        <Icon name="g-doc" />
        {children}
      </button>
    </>
  );
}
