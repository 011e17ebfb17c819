/** A text without what would steer a terminal. */
export const printable = (text: string): string => text.replace(/\p{Cc}+/gu, '?');
