const maxLength = 100;

/** A text that was given, on one line and not without end. */
export const onOneLine = (text: string): string => {
  const line = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\');
  return line.length <= maxLength ? line : `${line.slice(0, maxLength)}...`;
};
