import { inTransaction } from '../../database';
import { table } from '../../table';
import { type Figure, figure } from './figures';
import { gif } from './gif';
import { png } from './png';

type Point = [x: number, y: number];

/** Reference name, drawing, and the points to mark on it. */
const pictures: [referenceName: string, kind: Figure, marks: string][] = [
  ['ausculta-pulmonar', 'torso', '96,104 144,104 92,136 148,136'],
  ['ausculta-cardiaca', 'torso', '108,100 132,100 128,124 150,138'],
  ['focos-ausculta-anterior', 'torso', '88,96 152,96 100,120 140,120 120,146'],
  ['percussao-torax', 'torso', '96,112 144,112'],
  ['expansibilidade-toracica', 'torso', '84,150 156,150'],
  ['ictus-cordis', 'torso', '148,140'],
  ['quadrantes-abdominais', 'abdomen', ''],
  ['ponto-de-mcburney', 'abdomen', '92,132'],
  ['palpacao-figado', 'abdomen', '90,56 104,62'],
  ['palpacao-baco', 'abdomen', '158,58'],
  ['sinal-de-murphy', 'abdomen', '96,66'],
  ['macicez-movel', 'abdomen', '72,100 168,100'],
  ['punho-percussao-lombar', 'abdomen', '70,84 170,84'],
  ['toque-retal', 'abdomen', '120,158'],
  ['pares-cranianos', 'head', '98,76 142,76 120,122'],
  ['linfonodos-cervicais', 'head', '96,140 144,140 108,156'],
  ['palpacao-tireoide', 'head', '112,156 128,156'],
  ['paralisia-facial', 'head', '138,118 142,62'],
  ['seios-da-face', 'head', '104,60 136,60 96,98 144,98'],
  ['fundo-de-olho', 'eye', '120,90'],
  ['reflexo-pupilar', 'eye', '92,90 148,90'],
  ['ictericia-escleras', 'eye', '64,90 176,90'],
  ['reflexo-patelar', 'limb', '124,84'],
  ['reflexo-aquileu', 'limb', '184,140'],
  ['sinal-de-babinski', 'limb', '196,150'],
  ['pulsos-perifericos', 'limb', '64,56 150,108 188,144'],
  ['manobra-de-lasegue', 'limb', '48,48 124,84'],
  ['baqueteamento-digital', 'hand', '84,34 106,22 130,22 152,34'],
  ['enchimento-capilar', 'hand', '130,22'],
  ['sinal-de-phalen', 'hand', '120,122'],
  ['lesoes-elementares', 'skin', ''],
  ['edema-cacifo', 'skin', '120,120'],
  ['pulso-venoso-jugular', 'curve', '98,40'],
  ['eletrocardiograma_normal', 'curve', ''],
];

const points = (marks: string) =>
  marks
    .split(' ')
    .filter(Boolean)
    .map(mark => mark.split(',').map(Number) as Point);

// Older pictures are PNG. The console still shows and keeps them, but it accepts no new ones.
const isOld = (index: number) => index % 15 === 14;

const draw = () =>
  pictures.map(([referenceName, kind, marks], index) => {
    const drawing = figure(kind, index, points(marks));
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
