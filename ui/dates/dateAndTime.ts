/** A date with a time of day; no line breaks between them. */
export const dateAndTime = (date: string, time: string): string => `${date},\u00a0${time}`;
