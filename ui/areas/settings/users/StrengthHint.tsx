import { useLingui } from '@lingui/react';
import { shortestNewPassword } from '../../../../core/access/index.ts';
import type { PasswordStrength } from './model/passwordStrength.ts';

/** Filled parts of three, and the text id. */
const looks: Readonly<Record<PasswordStrength, readonly [filled: number, text: string]>> = {
  tooShort: [0, /*i18n*/ 'Noch zu kurz: mindestens {shortest} Zeichen'],
  tooLong: [0, /*i18n*/ 'Zu lang'],
  weak: [1, /*i18n*/ 'Schwach: leicht zu erraten. Länger ist besser.'],
  fair: [2, /*i18n*/ 'Brauchbar'],
  strong: [3, /*i18n*/ 'Stark'],
};
const parts = [1, 2, 3] as const;

/** How good a new password is, as bars and words; the rule while nothing is entered. */
export function StrengthHint({ id, strength }: { readonly id: string; readonly strength: PasswordStrength | undefined }) {
  const { i18n } = useLingui();
  const [filled, text] = strength === undefined ? ([0, /*i18n*/ 'Mindestens {shortest} Zeichen'] as const) : looks[strength];
  return (
    <div className="pw-strength" data-strength={strength}>
      <span className="pw-bars" aria-hidden>
        {parts.map((part) => (
          <i key={part} className={part <= filled ? 'pw-full' : undefined} />
        ))}
      </span>
      <p id={id} className="hint" aria-live="polite">
        {i18n._(text, { shortest: shortestNewPassword })}
      </p>
    </div>
  );
}
