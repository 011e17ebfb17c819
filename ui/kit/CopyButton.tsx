import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  readonly text: string;
  readonly isSmall?: boolean;
}

/** Copies a text; nothing where the browser has no clipboard, which it has only on pages by https or from the same computer. */
export function CopyButton({ text, isSmall = false }: Props) {
  const { i18n } = useLingui();
  const [copied, setCopied] = useState<string>();
  const { clipboard }: Partial<Navigator> = navigator;
  if (clipboard === undefined) return undefined;
  return (
    <button type="button" className={isSmall ? 'btn sm' : 'btn'} onClick={() => void clipboard.writeText(text).then(() => setCopied(text))}>
      {copied === text && <Icon name="g-check" />}
      {copied === text ? i18n._('Kopiert') : i18n._('Kopieren')}
    </button>
  );
}
