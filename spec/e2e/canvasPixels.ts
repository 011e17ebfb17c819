export interface WantedColours {
  /** Custom properties of the theme. */
  readonly tokens: readonly string[];
  /** Of the colour over the surface. */
  readonly opacity?: number;
}

/** Pixels of a chart's canvas that have one of the colours, for `evaluate`. */
export const canvasPixels = (canvas: HTMLCanvasElement, { tokens, opacity = 1 }: WantedColours): number => {
  const style = getComputedStyle(canvas);
  const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const colours = tokens.map((token) => {
    const layers = [
      ['--surface', 1],
      [token, opacity],
    ] as const;
    for (const [name, alpha] of layers) {
      probe.globalAlpha = alpha;
      probe.fillStyle = style.getPropertyValue(name);
      probe.fillRect(0, 0, 1, 1);
    }
    return probe.getImageData(0, 0, 1, 1).data;
  });
  // of a copy: the chart's own is not made to be read
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true })!;
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let i = 0; i < data.length; i += 4)
    if (colours.some((colour) => [0, 1, 2].every((k) => Math.abs(data[i + k]! - colour[k]!) < 2))) count++;
  return count;
};
