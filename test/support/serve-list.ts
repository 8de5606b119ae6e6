import { http, HttpResponse } from 'msw';
import { server } from '../mock-backend/server';

const noteIn =
  (sent: unknown[]) =>
  async ({ request }: { request: Request }) => {
    const body = await request.json();
    sent.push(body);
    return HttpResponse.json(body as object);
  };

/** Takes the saves at a path of the API. Returns the bodies that are sent from now on, in order. */
export const takeSaves = <T = unknown>(path: string): T[] => {
  const sent: unknown[] = [];
  server.use(http.post(`*/api/${path}`, noteIn(sent)), http.put(`*/api/${path}`, noteIn(sent)));
  return sent as T[];
};

/** Serves these records as the only page of the list at a path of the API, and takes their saves. */
export const serveList = <T = unknown>(path: string, ...content: readonly unknown[]): T[] => {
  server.use(
    http.get(`*/api/${path}`, () =>
      HttpResponse.json({ content, totalElements: content.length, size: 20, number: 0 } as object),
    ),
  );
  return takeSaves(path);
};

/** Serves these records as the only page of every list, and takes all updates. No record can be read by its id. */
export const serveEverywhere = <T = unknown>(...content: readonly unknown[]): T[] => {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (/account|profile/.test(pathname)) return undefined;
      if (/(?<!substance)\/\d+$/.test(pathname)) return new HttpResponse(null, { status: 404 });
      return HttpResponse.json({ content, totalElements: content.length } as object);
    }),
    http.put('*/api/*', noteIn(sent)),
  );
  return sent as T[];
};

/** The bodies of all saves from now on, in order, whatever they are answered with. */
export const sentBodies = <T = unknown>(): T[] => {
  const sent: unknown[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (['POST', 'PUT', 'PATCH'].includes(request.method)) sent.push(await request.clone().json());
  });
  return sent as T[];
};
