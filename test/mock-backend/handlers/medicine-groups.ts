import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { normalize } from '../normalize';
import { type Document, namedResource } from '../resource';

const medicineGroups = namedResource('medicineGroups', 'medicineGroup', {
  references: { parent: { to: 'medicineGroups' }, children: { to: 'medicineGroups' } },
});

const serverOwned = ({ name }: Document) => ({ normalizedName: normalize(String(name)) });

export const medicineGroupHandlers = allow(CONTENT, crud(medicineGroups, { url: '/api/medicine-groups', serverOwned }));
