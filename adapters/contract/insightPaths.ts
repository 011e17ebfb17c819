/** The station's calls of insight; apart from `paths`, which come with the first page. */
export const insightPaths = {
  profile: '/insight/profile',
  annex: '/insight/annex',
  annexPaper: (language: string) => `/insight/annex/pdf/${language}`,
  annexFolder: (language: string) => `/insight/annex/folder/${language}`,
  cost: '/insight/cost',
  heatReport: '/insight/heat_report',
  leakage: '/insight/leakage',
  machines: '/insight/machines',
  whatIf: '/insight/what_if',
  cancelWhatIf: '/insight/what_if/cancel',
  measures: '/insight/measures',
  measuresReplay: '/insight/measures/replay',
  cancelMeasuresReplay: '/insight/measures/replay/cancel',
  performance: '/insight/performance',
  variables: '/insight/performance/variables',
  removeVariable: '/insight/performance/variables/remove',
} as const;
