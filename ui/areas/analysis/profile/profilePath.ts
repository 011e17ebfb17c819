/** Where the profile is. */
export const profilePath = '/analysis/profile';
