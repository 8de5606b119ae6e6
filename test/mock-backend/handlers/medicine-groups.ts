import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { normalise } from '../normalise';
import { type Document, namedResource } from '../resource';

const medicineGroups = namedResource('medicineGroups', 'medicineGroup', {
  references: { parent: { to: 'medicineGroups' }, children: { to: 'medicineGroups' } },
});

const serverOwned = ({ name }: Document) => ({ normalizedName: normalise(String(name)) });

export const medicineGroupHandlers = allow(CONTENT, crud(medicineGroups, { url: '/api/medicine-groups', serverOwned }));
