const minutesPerHour = 60;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** What a zone's wall time is ahead of UTC: `UTC+05:30`. */
export function offsetText(offsetMin: number): string {
  const size = Math.abs(offsetMin);
  const sign = offsetMin < 0 ? '−' : '+';
  return `UTC${sign}${twoDigits(Math.floor(size / minutesPerHour))}:${twoDigits(Math.floor(size % minutesPerHour))}`;
}
