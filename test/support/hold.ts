import { http } from 'msw';
import { server } from '../mock-backend/server';

/** Holds the next request of this kind until the returned function is called. The mock backend answers by default. */
export const hold = (
  method: 'get' | 'post' | 'put' | 'delete',
  url: string,
  answer: () => Response | undefined = () => undefined,
) => {
  let letGo = () => undefined as void;
  const held = new Promise<void>(resolve => (letGo = resolve));
  server.use(http[method](url, () => held.then(answer), { once: true }));
  return () => letGo();
};
