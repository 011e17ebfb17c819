import type { EmailSettings, SmsSettings } from '../../../../../core/settings/index.ts';

/** Why nobody is notified although sending is on. */
export type Silence = 'noneActive' | 'nothingAsked';

type Sending = Pick<EmailSettings | SmsSettings, 'enabled' | 'receivers'>;

/** Undefined while sending is off, or somebody is reported something. */
export function silenceOf({ enabled, receivers }: Sending): Silence | undefined {
  const active = receivers.filter(({ active: isActive }) => isActive);
  if (!enabled) return undefined;
  if (active.length === 0) return 'noneActive';
  const isAsked = active.some(({ sendMaintenance, sendWarnings, sendErrors }) => sendMaintenance || sendWarnings || sendErrors);
  return isAsked ? undefined : 'nothingAsked';
}
