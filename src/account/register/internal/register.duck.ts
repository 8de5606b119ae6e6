import axios from 'axios';
import { SHOWN_BY_SCREEN } from 'core/redux/request';

export const handleRegister = (login: string, email: string, password: string, langKey = 'pt-br') => ({
  type: 'register/CREATE_ACCOUNT',
  payload: axios.post('/api/register', { login, email, password, langKey }),
  meta: SHOWN_BY_SCREEN,
});
