import axios from 'axios';
import { SHOWN_BY_SCREEN } from 'core/redux/request';

export const handlePasswordResetInit = (mail: string) => ({
  type: 'passwordReset/RESET_PASSWORD_INIT',
  payload: axios.post('/api/account/reset-password/init', { mail }),
  meta: SHOWN_BY_SCREEN,
});

/** The key comes from the e-mail. The backend requires version 2 of this call (R153). */
export const handlePasswordResetFinish = (key: string, password: string) => ({
  type: 'passwordReset/RESET_PASSWORD_FINISH',
  payload: axios.post('/api/account/reset-password/finish', { key, password }, { headers: { 'app-version': 'v2' } }),
  meta: SHOWN_BY_SCREEN,
});
