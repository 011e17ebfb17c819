/** The lint rule that keeps one way to ask the station, one clock and one verb for the life cycle in the dashboard. */
const query = 'The station is asked with a StationQuery (ui/stores): ask, refresh, abort, state.';
const clock = "The controller's clock, else the browser's, is presentMs (ui/stores/present.ts).";
const verb = 'What lives as long as a page has follow(), which returns the call that ends it.';

/** Selectors of what was done by hand before. */
const ways = [
  ["NewExpression[callee.name='AbortController']", query],
  ['PropertyDefinition[key.name=/^(?:is|has)?(?:[pP]ending|[fF]ailed|[sS]aving|[aA]sking)$/]', query],
  ["LogicalExpression[operator='??'][left.property.name='clockMs']", clock],
  ["LogicalExpression[operator='??'][left.name='clockMs']", clock],
  ['MethodDefinition[key.name=/^(?:start|begin|dispose|destroy)$/][value.params.length=0][accessibility!="private"]', verb],
];

const rule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => Object.fromEntries(ways.map(([selector, message]) => [selector, (node) => context.report({ node, message })])),
};

export const stationQueries = {
  plugins: { queries: { rules: { 'one-way': rule } } },
  rules: { 'queries/one-way': 'error' },
};
