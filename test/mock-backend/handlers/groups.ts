import { http } from 'msw';
import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud, removed } from '../crud';
import { badRequest } from '../problem';
import { resource } from '../resource';
import { table } from '../table';

/** A group may have no name, and two groups may have the same name (R75). */
const groups = resource({
  name: 'groups',
  entity: 'group',
  searched: ['name'],
  references: { childrenGroups: { to: 'groups' } },
});

// SQL refuses to delete a group that is a child or that a disease uses. It would delete a group that has children.
const removeChildless = http.delete('*/api/groups/:id', ({ request, params }) => {
  const id = Number(params.id);
  const children = table<{ childrenGroups?: unknown[] }>('groups').find(id)?.childrenGroups ?? [];
  return children.length > 0
    ? badRequest(request, 'relationships', groups.entity, 'The group has children.')
    : removed(groups, request, id);
});

export const groupHandlers = allow(CONTENT, [removeChildless, ...crud(groups, { url: '/api/groups' })]);
