/** The station's calls for reports of months; apart from `paths`, which come with the first page. */
export const reportPaths = {
  list: '/api/month-reports',
  file: (month: string, language: string) => `/api/month-reports/${month}/${language}`,
} as const;
