import { plainLine } from '../../server/text/plainLine.ts';
import { withoutSecret } from '../../server/text/withoutSecret.ts';
import type { ProgramEnd } from './runProgram.ts';

const maxLines = 20;
const leftOut = '(a line that repeats a secret)';

/** As programs write a text: plain, in JSON, in an address, between a shell's quotes. */
const formsOf = (secret: string) => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  secret.replaceAll("'", "'\\''"),
];

/** What a program wrote as lines for the log: the first ones, cut, without secrets. */
export function loggedOutput(
  { output, moreBytes }: Pick<ProgramEnd, 'output' | 'moreBytes'>,
  secrets: readonly string[],
): readonly string[] {
  const forms = secrets.flatMap(formsOf);
  // The end of a text that was cut may be half a secret.
  const whole = moreBytes === 0 ? output : output.slice(0, output.lastIndexOf('\n') + 1);
  const lines = whole.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '');
  const logged = lines
    .slice(0, maxLines)
    .map((line) => (forms.every((form) => withoutSecret(line, form) === line) ? plainLine(line) : leftOut));
  return moreBytes > 0 || lines.length > maxLines ? [...logged, '(and more)'] : logged;
}
