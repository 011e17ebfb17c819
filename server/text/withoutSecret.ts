const codedAs = (bytes: Buffer, before: number): string => {
  const coded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
  return coded.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 4) / 3));
};

/** Shorter pieces of base64 would be found in any text. */
const shortestCoded = 4;

/** What somebody else said, or only its leading status code when it repeats a secret as it is or, from four bytes on, in base64. */
export function withoutSecret(text: string, secret: string | undefined): string {
  if (secret === undefined || secret === '') return text;
  const coded = [0, 1, 2].map((before) => codedAs(Buffer.from(secret), before)).filter(({ length }) => length >= shortestCoded);
  return [secret, ...coded].some((form) => text.includes(form)) ? (/^\d{3}\b/.exec(text)?.[0] ?? '') : text;
}
