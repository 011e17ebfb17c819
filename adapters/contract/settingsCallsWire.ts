import type { Level } from '../../core/access/index.ts';
import type { TestMailAnswer, ZoneChoice } from '../../core/ports/index.ts';
import { listOr, numberOr, recordOr, textOr } from './lenient.ts';

/** POST /settings/user/passwd */
export function encodePasswordChange(level: Level, newPassword: string): { readonly which: Level; readonly new_passwd: string } {
  return { which: level, new_passwd: newPassword };
}

/** Any content gives a list; a zone without a name is left out. */
export function decodeTimeZones(wire: unknown): readonly ZoneChoice[] {
  return listOr(wire).flatMap((item) => {
    const { name: sentName, offset_min } = recordOr(item);
    const name = textOr(sentName);
    return name === undefined ? [] : [{ name, offsetMin: numberOr(offset_min) }];
  });
}

/** Any content gives an answer; one that does not say so was not sent. */
export function decodeTestMail(wire: unknown): TestMailAnswer {
  const { sent, answer } = recordOr(wire);
  return { isSent: sent === true, text: textOr(answer) ?? '' };
}
