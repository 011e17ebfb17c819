/** The station's calls of marks on the time axis; apart from `paths`, which come with the first page. */
export const markPaths = {
  marks: '/trend/marks',
  notes: '/trend/notes',
  changeNote: '/trend/notes/change',
  removeNote: '/trend/notes/remove',
} as const;
