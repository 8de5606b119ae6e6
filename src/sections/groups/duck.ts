import { createDuck } from 'shared/redux/create-duck';
import { withoutStrayPicture, type Group } from './model';

export const groups = createDuck<Group>({
  name: 'groups',
  url: '/api/groups',
  codec: { decode: group => group, encode: withoutStrayPicture },
});
