/** Of each row of the tables in some markup that become cards on a phone: the names of its cells there, and the heads of their columns. */
export function namedCells(markup: string): readonly { readonly names: readonly string[]; readonly heads: readonly string[] }[] {
  const [table = ''] = /<table[^>]*tb-cards[^]*?<\/table>/.exec(markup) ?? [];
  const plainOf = (cell: string) => cell.replaceAll(/<[^>]*>/g, '').trim();
  const [, ...heads] = [...table.matchAll(/<th scope="col"[^>]*>([^]*?)<\/th>/g)].map(([, cell]) => plainOf(cell!));
  const [, ...rows] = table.split('<tr');
  return rows
    .filter((row) => row.includes('<td'))
    .map((row) => ({ heads, names: [...row.matchAll(/<td[^>]*?data-label="([^"]*)"/g)].map(([, name]) => name!) }));
}
