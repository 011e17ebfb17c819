import { useLingui } from '@lingui/react';
import { missing } from '../../i18n/format/index.ts';
import { inputWords } from '../../i18n/index.ts';

/** Returns the function that names an analog input: in words where its name is known, else as it comes. */
export function useInputName(): (name: string) => string {
  const { i18n } = useLingui();
  return (name) => {
    const words = inputWords(name);
    if (words !== undefined) return i18n._(words.id, { number: words.number });
    return name.trim() === '' ? missing : name;
  };
}
