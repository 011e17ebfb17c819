import type { MemberRole } from '../../../../core/fleet/index.ts';

/** Text ids. */
export const roleWords: Readonly<Record<MemberRole, string>> = {
  viewer: /*i18n*/ 'Lesen',
  engineer: /*i18n*/ 'Service: quittieren',
  admin: /*i18n*/ 'Verwaltung',
};
