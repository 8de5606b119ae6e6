import { inTransaction } from '../../database';
import { table } from '../../table';
import { type Figure, figure } from './figures';
import { gif } from './gif';
import pictures from './pictures.json';
import { png } from './png';

type Point = [x: number, y: number];

// Older pictures are PNG. The console still shows and keeps them, but it accepts no new ones.
const isOld = (index: number) => index % 15 === 14;

const draw = () =>
  pictures.map(({ referenceName, figure: kind, marks }, index) => {
    const drawing = figure(kind as Figure, index, marks as Point[]);
    return {
      referenceName,
      content: (isOld(index) ? png(drawing) : gif(drawing)).toString('base64'),
      contentContentType: isOld(index) ? 'image/png' : 'image/gif',
    };
  });

/** Inserts the pictures of the seeded texts, which are drawn in code. Returns their ids by reference name. */
export const seedPictures = () =>
  inTransaction(
    () =>
      new Map(draw().map(picture => [picture.referenceName, table('applicationPictures').insert(picture).id] as const)),
  );
