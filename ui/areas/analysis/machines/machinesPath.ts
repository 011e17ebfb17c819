/** Where the machines are beside their data sheets. */
export const machinesPath = '/analysis/machines';
