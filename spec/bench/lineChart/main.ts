/** The page of the chart benchmarks and tests: `?chart=ours&lines=30&plots=5&lanes=10&width=1000&spike=off&extent=6,10&theme=dark`. */
import { msPerDay } from '../../../core/time/index.ts';
import { type ChartInput, chartInput, type DrawnChart } from './chartInput.ts';
import { panSteps, zoomSteps } from './chartSteps.ts';

declare global {
  interface Window {
    /** Loads the chart's code and data. */
    prepared: Promise<void>;
    /** Draws it in the next frame; done two frames later. */
    draw: () => Promise<void>;
    /** Shows a new span in every frame, each marked by its number. */
    play: (name: 'zoom' | 'pan') => Promise<number>;
    /** From now on each notch of the wheel is a step. It ends when its picture is on screen for long; no frame is asked for meanwhile. */
    markNotches: (onShown: () => void) => void;
    /** Set by who turns the wheel. */
    notchShown?: () => void;
  }
}

const asked = new URLSearchParams(location.search);
const count = (name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const framesBetween = 2;
const shownAfterMs = 100;
const settle = async () => {
  for (let i = 0; i < framesBetween; i++) await nextFrame();
};

/** A calm line, with one sample far above all others in the middle of the week. */
function withSpike(input: ChartInput, isOn: boolean): ChartInput {
  const columns = input.columns.map((column) => {
    const calm = column.map((_, i) => 7 + 0.05 * Math.sin(i / 300));
    if (isOn) calm[Math.floor(calm.length / 2) + 7] = 9.5;
    return calm;
  });
  return { ...input, columns };
}

const loaders = {
  ours: async () => {
    const { drawOurChart } = await import('./ourChart.tsx');
    const [min, max] = asked.get('extent')?.split(',').map(Number) ?? [];
    const extent = min === undefined || max === undefined ? undefined : { min, max };
    return (place: HTMLElement, input: ChartInput) =>
      drawOurChart(place, input, { plots: count('plots', 1), lanes: count('lanes', 0), extent });
  },
  uplot: async () => (await import('./uplotChart.ts')).drawChart,
  echarts: async () => (await import('./echartsChart.ts')).drawChart,
};

let drawChart: (place: HTMLElement, input: ChartInput) => DrawnChart;
let input: ChartInput;
let chart: DrawnChart;

window.prepared = (async () => {
  drawChart = await loaders[(asked.get('chart') ?? 'ours') as keyof typeof loaders]();
  const raw = chartInput(count('lines', 30), count('width', 1000), count('height', 380));
  const spike = asked.get('spike');
  input = spike === null ? raw : withSpike(raw, spike === 'on');
  await settle();
})();

window.draw = async () => {
  await nextFrame();
  performance.mark('step 0');
  chart = drawChart(document.getElementById('root')!, input);
  await settle();
  performance.mark('end');
};

window.play = async (name) => {
  const steps = name === 'zoom' ? zoomSteps(input.whole) : panSteps(input.whole);
  if (name === 'pan') chart.show({ fromMs: input.whole.fromMs, toMs: input.whole.fromMs + 3.5 * msPerDay });
  await settle();
  for (const [i, span] of steps.entries()) {
    await nextFrame();
    performance.mark(`step ${i}`);
    chart.show(span);
  }
  await nextFrame();
  performance.mark('end');
  return steps.length;
};

window.markNotches = (onShown) => {
  let count = 0;
  const mark = () => {
    performance.mark(`step ${count++}`);
    setTimeout(() => {
      performance.mark('end');
      onShown();
    }, shownAfterMs);
  };
  addEventListener('wheel', mark, { capture: true, passive: true });
};

if (asked.get('draw') !== 'later') void window.prepared.then(() => window.draw());
