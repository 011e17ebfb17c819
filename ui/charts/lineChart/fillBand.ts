/** A band lets the grid and other lines through. */
const bandOpacity = 0.18;
/** Columns of a band that are no wider on average are filled one by one. */
const fineColumnPx = 2;

/** Fills pieces of which each is x and y of one corner after the other. */
export function fillPieces(canvas: CanvasRenderingContext2D, pieces: readonly Float64Array[], opacity: number): void {
  if (pieces.length === 0) return;
  canvas.globalAlpha = opacity;
  canvas.beginPath();
  for (const points of pieces) {
    canvas.moveTo(points[0]!, points[1]!);
    for (let i = 2; i < points.length; i += 2) canvas.lineTo(points[i]!, points[i + 1]!);
    canvas.closePath();
  }
  canvas.fill();
  canvas.globalAlpha = 1;
}

/** Fills the pieces of a `bandShape`. A jagged outline of so many columns takes many times longer than bars on whole pixels, and looks the same. */
export function fillBand(canvas: CanvasRenderingContext2D, pieces: readonly Float64Array[], pixelRatio: number): void {
  fillPieces(
    canvas,
    pieces.filter((piece) => !isFine(piece)),
    bandOpacity,
  );
  canvas.globalAlpha = bandOpacity;
  for (const piece of pieces) if (isFine(piece)) fillColumns(canvas, piece, pixelRatio);
  canvas.globalAlpha = 1;
}

/** Corners that go along the top come first, then as many back. */
const cornersAlong = (piece: Float64Array) => piece.length / 4;
const isFine = (piece: Float64Array) => {
  const count = cornersAlong(piece);
  return piece[2 * (count - 1)]! - piece[0]! <= fineColumnPx * (count - 1);
};

function fillColumns(canvas: CanvasRenderingContext2D, piece: Float64Array, pixelRatio: number): void {
  const count = cornersAlong(piece);
  const pixel = (css: number) => Math.floor(css * pixelRatio) / pixelRatio;
  let left = pixel(piece[0]!);
  for (let i = 0; i < count; i++) {
    const right = i + 1 < count ? pixel(piece[2 * (i + 1)]!) : left + 1 / pixelRatio;
    const top = piece[2 * i + 1]!;
    canvas.fillRect(left, top, right - left, piece[2 * (2 * count - 1 - i) + 1]! - top);
    left = right;
  }
}
