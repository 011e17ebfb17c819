/** The station's calls of closed services; apart from `paths`, which come with the first page. */
export const servicePaths = {
  services: '/api/services',
  takeBack: '/api/services/take_back',
  runningDays: '/api/services/running',
} as const;
