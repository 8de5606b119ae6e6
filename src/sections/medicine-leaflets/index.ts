import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { medicineLeaflets } from './duck';

export const medicineLeafletsSection = section(
  'medicine-leaflets',
  'medicineLeaflets',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
    '/manage/content': screen(() => import('./content')),
  },
  medicineLeaflets,
);
