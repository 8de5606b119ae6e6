import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { medicineLeaflets } from './duck';

export const medicineLeafletsSection = listSection('medicine-leaflets', 'medicineLeaflets', medicineLeaflets, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
