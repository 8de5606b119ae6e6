import { createDuck } from 'records/duck';
import { type Group, shape, withoutStrayPicture } from './model';

export const groups = createDuck<Group>({
  name: 'groups',
  url: '/api/groups',
  shape,
  codec: { encode: withoutStrayPicture },
});
