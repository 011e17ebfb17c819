/** Where the data for an assessment are. */
export const annexPath = '/analysis/annex';
