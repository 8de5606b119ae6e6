/** A picture of palette indexes, one byte a pixel. */
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

const paint = ({ width, height, pixels }: Canvas, color: number, isInside: (x: number, y: number) => boolean) => {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (isInside(x, y)) pixels[y * width + x] = color;
};

export const rectangle = (target: Canvas, color: number, [left, top]: Point, [right, bottom]: Point) =>
  paint(target, color, (x, y) => x >= left && x <= right && y >= top && y <= bottom);

export const ellipse = (target: Canvas, color: number, [centreX, centreY]: Point, [radiusX, radiusY]: Point) =>
  paint(target, color, (x, y) => ((x - centreX) / radiusX) ** 2 + ((y - centreY) / radiusY) ** 2 <= 1);

export const line = (target: Canvas, color: number, [x1, y1]: Point, [x2, y2]: Point, thickness = 2) => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  paint(target, color, (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length ** 2));
    return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1)) <= thickness;
  });
};

/** A ring with a dot: where to listen, press or look. */
export const mark = (target: Canvas, color: number, ground: number, centre: Point) => {
  ellipse(target, color, centre, [9, 9]);
  ellipse(target, ground, centre, [6, 6]);
  ellipse(target, color, centre, [3, 3]);
};
