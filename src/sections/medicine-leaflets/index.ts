import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { medicineLeaflets } from './duck';

export const medicineLeafletsSection = listSection('medicine-leaflets', 'medicineLeaflets', medicineLeaflets, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
