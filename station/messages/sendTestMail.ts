import { randomUUID } from 'node:crypto';
import { isEmailAddress, settingsProblems, unchangedSettings } from '../../core/settings/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import { type Language, translator } from '../../i18n/index.ts';
import { type DeliveryParts, mailAccount } from './deliveries.ts';
import { testMailText } from './mailText.ts';
import { mailResultText } from '../../server/mails/mailResultText.ts';
import { sendMail } from '../../server/mails/sendMail.ts';

/** Whether the mail server took every test mail, and what it said to the last one, in plain words. */
export interface TestMailResult {
  readonly sent: boolean;
  readonly answer: string;
}

const longestTestMs = msPerMinute;

/** Sends a mail to every active receiver with the saved settings, whether mails are on or not; ends with the first that fails. */
export async function sendTestMail(parts: DeliveryParts, language: Language): Promise<TestMailResult> {
  const settings = parts.settings();
  const i18n = await translator(language);
  const email = { ...unchangedSettings<'email'>(settings.email), enabled: true };
  if (settingsProblems('email', email, { zones: [], allowLocalGateway: false }).length > 0) {
    return { sent: false, answer: i18n._('Nicht alle Einstellungen sind gültig. Bitte prüfen!') };
  }
  const receivers = settings.email.receivers.filter(({ active, emailAddress }) => active && isEmailAddress(emailAddress));
  const from = mailAccount(parts);
  const deadline = AbortSignal.timeout(longestTestMs);
  let answer = i18n._('Kein Empfänger ist aktiv.');
  for (const receiver of receivers) {
    const text = testMailText({
      i18n: await translator(receiver.language),
      language: receiver.language,
      settings,
      faultTexts: parts.faultTexts(receiver.language),
    });
    const result = await sendMail(from, { id: randomUUID(), to: receiver.emailAddress, ...text }, deadline);
    answer = mailResultText(i18n, result, from.account);
    if (!result.isSent) return { sent: false, answer };
  }
  return { sent: receivers.length > 0, answer };
}
