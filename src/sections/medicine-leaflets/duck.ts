import type { Named } from 'lib/model';
import { createDuck } from 'records/duck';
import { type MedicineLeaflet, medicineLeaflet, withCompositions } from './record';

export const medicineLeaflets = createDuck<MedicineLeaflet>({
  name: 'medicineLeaflets',
  url: '/api/medicine-leaflets',
  telling: ['medicineGroups'],
  codec: { encode: withCompositions },
  shape: medicineLeaflet.shape,
});

/** Commercial names to pick from (R115). */
export const commercialNames = createDuck<Named>({
  name: 'commercialNames',
  url: '/api/medicine-leaflets/commercial',
});

/** Leaflets by id and name, for pickers of whole leaflets (R115). */
export const medicineLeafletHeads = createDuck<Named>({
  name: 'medicineLeafletHeads',
  url: '/api/medicine-leaflets-heads',
  telling: ['medicineGroups'],
});

export const substances = createDuck<Named>({ name: 'substances', url: '/api/substances' });
