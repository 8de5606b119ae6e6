import type { Named } from 'shared/model';
import { createDuck } from 'shared/redux/create-duck';
import { shape, type PediatricDose } from './model';

export const pediatricDoses = createDuck<PediatricDose>({ name: 'pediatricDoses', url: '/api/pediatric-doses', shape });

export const pediatricDoseCategories = createDuck<Named>({
  name: 'pediatricDoseCategories',
  url: '/api/pediatric-dose-categories',
});
