import { type BenchReport, outcomeOf, type Verdict } from './harness/BenchReport.ts';

const head = `# Performance

Made by \`npm run bench\` from performance.json beside it, which keeps the last report of each benchmark. \`npm run bench NAME...\` runs some of them and
renews their rows only; it builds the product first, and ends with 1 when a floor is missed. Run it on a machine that does nothing else.

Every row is ours against one other: another program that does the same work in the same run, round by round in turn with ours, or a fixed bound.
Times are medians, of one piece of the work. The ratio is how many times faster ours is (floor with ≥), or which share of the bound it takes (floor with ≤).
The first number of a floor must be reached, else the run fails; the second is what we aim at. Where others compute something, their results are compared with ours first.
What each benchmark does, and how the others are used, stands in its file in \`spec/bench\`.
`;

const outcomes = { aim: 'pass, aim met', reach: 'pass', missed: '**MISS**', differs: '**RESULTS DIFFER**' } as const;

const figure = (value: number) => (value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3))));
/** What was measured, and its time if it has one. */
const reported = ({ name, medianMs }: { readonly name: string; readonly medianMs?: number }) =>
  medianMs === undefined ? name : `${name}: ${figure(medianMs)} ms`;
const minute = (at: string) => at.slice(0, 16).replace('T', ' ');
const cell = (text: string) => text.replaceAll('|', '\\|');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

function rowsOf({ bench, work, rounds, at, machine, ours, verdicts }: BenchReport, tellsMachine: boolean): readonly string[] {
  const measured = `${minute(at)}, ${rounds} rounds${tellsMachine ? `, ${machine}` : ''}`;
  return verdicts.map((verdict: Verdict, i) => {
    const { ratio, reach, aim, better } = verdict;
    const own = verdict.ours ?? ours;
    const about = i === 0 ? [bench, work, measured] : ['', '', ''];
    const floor = `${better === 'more' ? '≥' : '≤'} ${reach}, aim ${aim}`;
    return row([
      ...about,
      own === undefined ? '' : reported(own),
      reported(verdict),
      `× ${figure(ratio)}`,
      floor,
      outcomes[outcomeOf(verdict)],
    ]);
  });
}

/** The page of the last reports of the benchmarks, of which `known` are all. */
export function performancePage(reports: readonly BenchReport[], known: readonly string[]): string {
  const machines = [...new Set(reports.map(({ machine }) => machine))];
  const unmeasured = known.filter((name) => !reports.some(({ bench }) => bench === name));
  const verdicts = reports.flatMap((report) => report.verdicts);
  const missed = verdicts.filter((verdict) => ['missed', 'differs'].includes(outcomeOf(verdict))).length;
  const titles = ['Benchmark', 'Work', 'Measured, UTC', 'Ours', 'Against', 'Ratio', 'Floor', 'Result'];
  return [
    head,
    ...(machines.length === 1 ? [`Machine: ${machines[0]}.\n`] : []),
    `${verdicts.length - missed} of ${verdicts.length} floors reached.${unmeasured.length > 0 ? ` Not measured yet: ${unmeasured.join(', ')}.` : ''}\n`,
    row(titles),
    row(titles.map(() => '---')),
    ...reports.flatMap((report) => rowsOf(report, machines.length > 1)),
    '',
    ...reports.flatMap(({ bench, note }) => (note === undefined ? [] : [`${bench}: ${note}\n`])),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}
