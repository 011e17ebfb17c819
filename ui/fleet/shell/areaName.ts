const maxTowns = 3;

/** An area of postcodes with places in it, as hardly anybody knows it by its digits: `90xxx Nürnberg, Fürth`. */
export function areaName(area: string, towns: readonly string[] = []): string {
  const named = towns.slice(0, maxTowns).join(', ');
  return [area, towns.length > maxTowns ? `${named} …` : named].filter((part) => part !== '').join(' ');
}
