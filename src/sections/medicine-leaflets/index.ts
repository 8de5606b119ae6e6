import { defineSection } from 'crud/section';
import { commercialNames, medicineLeafletHeads, medicineLeaflets, substances } from './duck';
import { medicineLeaflet } from './record';

export const medicineLeafletsSection = defineSection({
  path: 'medicine-leaflets',
  icon: 'Pill',
  menuGroup: 'medicines',
  ducks: [medicineLeaflets, commercialNames, medicineLeafletHeads, substances],
  records: { duck: medicineLeaflets },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  texts: medicineLeaflet.texts,
});
