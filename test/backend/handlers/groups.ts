import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { resource } from '../resource';

const groups = resource({
  name: 'groups',
  entity: 'group',
  searched: ['name'],
  references: { childrenGroups: { to: 'groups' } },
  rules: { name: { max: 200 } },
});

export const groupHandlers = allow(CONTENT, crud(groups, { url: '/api/groups' }));
