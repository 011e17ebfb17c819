/** What was counted since a reset, under the names that its figures have now. */
export const countNames = `
  UPDATE think_green SET counted_json =
    replace(replace(counted_json, '"reliefs":', '"unloadCycles":'), '"energyRestKWh":', '"energyAtStandstillKWh":');
`;
