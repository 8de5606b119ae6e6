import axios from 'axios';
import { pathSegment } from 'core/http/path-segment';
import { SHOWN_BY_SCREEN } from 'core/redux/request';

const postKey = async (key: string) => axios.post(`/api/account/activate/${pathSegment(key)}`);

export const activateAction = (key: string) => ({
  type: 'activate/ACTIVATE_ACCOUNT',
  payload: postKey(key),
  meta: SHOWN_BY_SCREEN,
});
