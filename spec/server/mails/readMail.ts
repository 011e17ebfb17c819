/** A mail of one part of plain text, decoded. */
export interface ReadMail {
  /** By name in lower case; of several with one name the last. */
  readonly headers: Readonly<Record<string, string>>;
  /** In the order of the mail, in lower case. */
  readonly headerNames: readonly string[];
  readonly text: string;
}

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

/** RFC 2047. */
const decodedWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : fromQuotedPrintable(word.replaceAll('_', ' '))).toString('latin1'),
    );

const bodies: Readonly<Record<string, (body: string) => Buffer>> = {
  '7bit': (body) => Buffer.from(body, 'latin1'),
  base64: (body) => Buffer.from(body, 'base64'),
  'quoted-printable': fromQuotedPrintable,
};

/** Reads a mail as it arrives at a server. */
export function readMail(raw: Buffer): ReadMail {
  const [head = '', ...rest] = raw.toString('latin1').split('\r\n\r\n');
  const fields = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const);
  const headers = Object.fromEntries(fields.map(([name, value]) => [name, Buffer.from(decodedWords(value), 'latin1').toString()]));
  const body = bodies[headers['content-transfer-encoding'] ?? '7bit']!(rest.join('\r\n\r\n'));
  return { headers, headerNames: fields.map(([name]) => name), text: body.toString().replaceAll('\r\n', '\n') };
}
