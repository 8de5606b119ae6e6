import { http, HttpResponse } from 'msw';
import { accounts } from '../accounts';

/** `/management/info` requires no token. The demo accounts are listed there and nowhere in the console. */
export const profileHandlers = [
  http.get('*/management/info', () =>
    HttpResponse.json({
      activeProfiles: ['dev', 'swagger'],
      'display-ribbon-on-profiles': 'dev',
      ribbonEnv: 'dev',
      inProduction: false,
      isSwaggerEnabled: true,
      demoAccounts: accounts.map(({ login, password, description }) => ({ login, password, description })),
    }),
  ),
];
