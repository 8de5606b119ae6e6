import { type Canvas, canvas, ellipse, line, mark, rectangle } from './canvas';

export type Figure = 'torso' | 'abdomen' | 'head' | 'eye' | 'limb' | 'hand' | 'skin' | 'curve';

type Point = [x: number, y: number];

const GROUND = 0;
const PANEL = 1;
const BODY = 2;
const SHADE = 3;
const INK = 4;
const ACCENT = 5;
const WHITE = 6;

/** Background tints, one per picture, so that neighbors in a list can be told apart. */
const GROUNDS = [0xe8f1f5, 0xf4ecdf, 0xe6f2e6, 0xf1e8f2, 0xf5e7e4, 0xe7ecf8];

const torso = (target: Canvas) => {
  ellipse(target, BODY, [120, 36], [24, 28]);
  rectangle(target, BODY, [108, 56], [132, 80]);
  ellipse(target, BODY, [120, 150], [66, 78]);
  ellipse(target, SHADE, [96, 122], [20, 36]);
  ellipse(target, SHADE, [144, 122], [20, 36]);
  line(target, INK, [120, 84], [120, 156], 1);
};

const abdomen = (target: Canvas) => {
  rectangle(target, BODY, [60, 10], [180, 170]);
  ellipse(target, SHADE, [120, 20], [44, 26]);
  line(target, INK, [60, 70], [180, 70], 1);
  line(target, INK, [60, 120], [180, 120], 1);
  line(target, INK, [100, 44], [100, 170], 1);
  line(target, INK, [140, 44], [140, 170], 1);
  ellipse(target, INK, [120, 96], [4, 4]);
};

const head = (target: Canvas) => {
  ellipse(target, BODY, [120, 82], [56, 68]);
  rectangle(target, BODY, [100, 138], [140, 170]);
  ellipse(target, WHITE, [98, 76], [12, 7]);
  ellipse(target, WHITE, [142, 76], [12, 7]);
  ellipse(target, INK, [98, 76], [5, 5]);
  ellipse(target, INK, [142, 76], [5, 5]);
  line(target, SHADE, [120, 82], [120, 104], 2);
  line(target, INK, [102, 122], [138, 122], 2);
};

const eye = (target: Canvas) => {
  ellipse(target, BODY, [120, 90], [104, 70]);
  ellipse(target, WHITE, [120, 90], [84, 48]);
  ellipse(target, SHADE, [120, 90], [38, 38]);
  ellipse(target, INK, [120, 90], [18, 18]);
  ellipse(target, WHITE, [128, 82], [5, 5]);
  line(target, INK, [40, 66], [120, 36], 3);
  line(target, INK, [120, 36], [200, 66], 3);
};

const limb = (target: Canvas) => {
  line(target, BODY, [40, 44], [124, 84], 24);
  line(target, BODY, [124, 84], [196, 150], 20);
  ellipse(target, SHADE, [124, 84], [18, 18]);
  line(target, INK, [56, 52], [116, 80], 1);
  line(target, INK, [132, 92], [186, 142], 1);
};

const hand = (target: Canvas) => {
  ellipse(target, BODY, [120, 128], [42, 38]);
  (
    [
      [84, 34],
      [106, 20],
      [130, 20],
      [152, 32],
    ] as Point[]
  ).forEach(([x, y]) => line(target, BODY, [x, y], [x < 120 ? x + 8 : x - 8, 110], 9));
  line(target, BODY, [70, 96], [96, 128], 10);
  line(target, SHADE, [92, 118], [148, 122], 2);
};

const skin = (target: Canvas) => {
  rectangle(target, BODY, [30, 40], [210, 160]);
  rectangle(target, SHADE, [30, 110], [210, 160]);
  (
    [
      [70, 70],
      [112, 62],
      [150, 82],
      [182, 66],
      [92, 92],
    ] as Point[]
  ).forEach(([x, y], index) => ellipse(target, ACCENT, [x, y], [8 + index * 2, 6 + index]));
};

const curve = (target: Canvas) => {
  rectangle(target, WHITE, [24, 24], [216, 156]);
  line(target, SHADE, [24, 90], [216, 90], 0.6);
  const points: Point[] = [
    [24, 96],
    [52, 96],
    [62, 86],
    [72, 96],
    [84, 96],
    [90, 112],
    [98, 36],
    [106, 130],
    [114, 96],
  ];
  const beats = [...points, ...points.map(([x, y]): Point => [x + 94, y])];
  beats.slice(1).forEach((point, index) => line(target, ACCENT, beats[index], point, 1.2));
};

const FIGURES: Record<Figure, (target: Canvas) => void> = { torso, abdomen, head, eye, limb, hand, skin, curve };

/** A flat drawing with marks at the given points. */
export const figure = (kind: Figure, tint: number, marks: Point[]): Canvas => {
  const ground = GROUNDS[tint % GROUNDS.length];
  const target = canvas(240, 180, [ground, 0xffffff, 0xf0c9a8, 0xdba784, 0x35424f, 0xc2453d, 0xffffff, 0x1f6f8b]);
  rectangle(target, GROUND, [0, 0], [239, 179]);
  rectangle(target, PANEL, [10, 8], [229, 171]);
  FIGURES[kind](target);
  marks.forEach(point => mark(target, ACCENT, WHITE, point));
  return target;
};
