/** The address of an SVG document that an image can show. */
export const svgAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const asPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the picture is too large for this browser')) : resolve(blob)), 'image/png');
  });

/** An SVG document as an image of so many pixels. */
export async function svgImage(svg: string, widthPx: number, heightPx: number): Promise<HTMLImageElement> {
  const image = new Image(widthPx, heightPx);
  image.src = svgAddress(svg.replace('<svg ', `<svg width="${widthPx}" height="${heightPx}" `));
  await image.decode();
  return image;
}

/** A white canvas of so many pixels, and what it is drawn on with. */
export function whiteCanvas(widthPx: number, heightPx: number) {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('the picture is too large for this browser');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, widthPx, heightPx);
  return { canvas, context };
}

/** An SVG document as a PNG on white of so many pixels. */
export async function rasterised(svg: string, widthPx: number, heightPx: number): Promise<Uint8Array<ArrayBuffer>> {
  const image = await svgImage(svg, widthPx, heightPx);
  const { canvas, context } = whiteCanvas(widthPx, heightPx);
  context.drawImage(image, 0, 0, widthPx, heightPx);
  return new Uint8Array(await (await asPng(canvas)).arrayBuffer());
}
