import axios from 'axios';
import { SHOWN_BY_SCREEN } from 'core/redux/request';

export const savePassword = (currentPassword: string, newPassword: string) => ({
  type: 'account/UPDATE_PASSWORD',
  payload: axios.post('/api/account/change-password', { currentPassword, newPassword }),
  meta: SHOWN_BY_SCREEN,
});
