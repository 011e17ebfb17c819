/** Internet Explorer, up to its last version. */
const without = /\bMSIE \d|\bTrident\//;

/** Whether a browser, by its user agent, can show charts. */
export function showsCharts(userAgent: string): boolean {
  return !without.test(userAgent);
}
