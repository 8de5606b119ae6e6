/** A picture of palette indexes, one byte per pixel. */
export interface Canvas {
  width: number;
  height: number;
  palette: number[];
  pixels: Uint8Array;
}

type Point = [x: number, y: number];

export const canvas = (width: number, height: number, palette: number[]): Canvas => ({
  width,
  height,
  palette,
  pixels: new Uint8Array(width * height),
});

type Box = [from: Point, to: Point];

/** Paints the pixels inside a shape. The shape must fit into the box: pixels outside the box are not tested. */
const paint = (
  { width, height, pixels }: Canvas,
  color: number,
  [[left, top], [right, bottom]]: Box,
  isInside: (x: number, y: number) => boolean = () => true,
) => {
  const [firstX, lastX] = [Math.max(0, Math.ceil(left)), Math.min(width - 1, Math.floor(right))];
  const [firstY, lastY] = [Math.max(0, Math.ceil(top)), Math.min(height - 1, Math.floor(bottom))];
  for (let y = firstY; y <= lastY; y += 1)
    for (let x = firstX; x <= lastX; x += 1) if (isInside(x, y)) pixels[y * width + x] = color;
};

export const rectangle = (target: Canvas, color: number, from: Point, to: Point) => paint(target, color, [from, to]);

export const ellipse = (target: Canvas, color: number, [centerX, centerY]: Point, [radiusX, radiusY]: Point) => {
  const box: Box = [
    [centerX - radiusX, centerY - radiusY],
    [centerX + radiusX, centerY + radiusY],
  ];
  paint(target, color, box, (x, y) => ((x - centerX) / radiusX) ** 2 + ((y - centerY) / radiusY) ** 2 <= 1);
};

export const line = (target: Canvas, color: number, [x1, y1]: Point, [x2, y2]: Point, thickness = 2) => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const box: Box = [
    [Math.min(x1, x2) - thickness, Math.min(y1, y2) - thickness],
    [Math.max(x1, x2) + thickness, Math.max(y1, y2) + thickness],
  ];
  paint(target, color, box, (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length ** 2));
    return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1)) <= thickness;
  });
};

/** A ring with a dot: where to listen, press or look. */
export const mark = (target: Canvas, color: number, ground: number, center: Point) => {
  ellipse(target, color, center, [9, 9]);
  ellipse(target, ground, center, [6, 6]);
  ellipse(target, color, center, [3, 3]);
};
