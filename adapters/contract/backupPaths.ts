/** The calls about backups of a station. */
export const backupPaths = {
  make: '/api/backup',
  preview: '/api/backup/preview',
  restore: '/api/backup/restore',
} as const;
