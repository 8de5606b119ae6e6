import { createDuck } from 'records/duck';
import { type Group, group, withoutStrayPicture } from './record';

export const groups = createDuck<Group>({
  name: 'groups',
  url: '/api/groups',
  shape: group.shape,
  codec: { encode: withoutStrayPicture },
});
