import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { reset, server } from '../../mock-backend/server';
import { provokesOffences } from '../../support/offences';
import { visit } from '../../support/visit';
import { getToken } from 'core/http/token';
import { type Example, shortened } from './examples';

const FILE = 'test/checks/contract/examples.json';
const recorded: Example[] = [];

interface Answered {
  request: Request;
  requestId: string;
  response: Response;
}

const jsonOf = async (message: Request | Response) => {
  const text = await message.clone().text();
  return text ? shortened(JSON.parse(text)) : null;
};

const alertsOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => /app-(alert|error|params)$/.test(name)));

/** Records the next call of a method and path. Its body is read before the handler consumes it. */
const recording = (method: string, path: string, title: string) =>
  new Promise<Example>(resolve => {
    const bodies = new Map<string, Promise<unknown>>();
    const isWanted = (request: Request) => request.method === method && new URL(request.url).pathname === path;
    const started = ({ request, requestId }: { request: Request; requestId: string }) => {
      if (isWanted(request)) bodies.set(requestId, jsonOf(request));
    };
    const answered = async ({ request, requestId, response }: Answered) => {
      const sent = bodies.get(requestId);
      if (!sent) return;
      server.events.removeListener('request:start', started);
      server.events.removeListener('response:mocked', answered);
      const call = `${method} ${path}${new URL(request.url).search}`;
      const { status } = response;
      resolve({ title, call, sent: await sent, status, headers: alertsOf(response), answered: await jsonOf(response) });
    };
    server.events.on('request:start', started);
    server.events.on('response:mocked', answered);
  });

beforeEach(() => reset({ rich: true }));

/** Tests run in any order, but the page must not change with it. */
const inOrder = (examples: readonly Example[]) =>
  [...examples].sort((one, other) => one.title.localeCompare(other.title, 'en'));

afterAll(() => {
  if (process.env.WRITE_PAGES === '1') writeFileSync(FILE, `${JSON.stringify(inOrder(recorded), null, 2)}\n`);
});

const expectRecorded = (example: Example) => {
  recorded.push(example);
  if (process.env.WRITE_PAGES === '1') return;
  const known = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Example[]) : [];
  expect(known.find(({ title }) => title === example.title)).toEqual(JSON.parse(JSON.stringify(example)));
};

describe('the bodies that the contract shows are those that the console sends and gets', () => {
  /** Opens the first record of the list and saves it unchanged. */
  const saveFirst = async (user: UserEvent) => {
    const [edit] = await screen.findAllByRole('button', { name: /^Editar/ });
    await user.click(edit);
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  };

  it('diseases, whose list is shown as that of all', async () => {
    const listed = recording('GET', '/api/diseases', 'A disease: the list');
    const user = await visit('/application-admin/diseases');
    expectRecorded(await listed);
    const saved = recording('PUT', '/api/diseases', 'A disease: saved unchanged');
    await saveFirst(user);
    await user.click(await screen.findByRole('button', { name: 'Liberar agora' }));
    expectRecorded(await saved);
  });

  it.each([
    ['symptoms', '/api/symptoms', 'A symptom'],
    ['groups', '/api/groups', 'A group'],
    ['medicine-leaflets', '/api/medicine-leaflets', 'A medicine leaflet'],
    ['medical-calculators', '/api/medical-calculators', 'A calculator'],
    ['pediatric-doses', '/api/pediatric-doses', 'A pediatric dose'],
    ['laboratories', '/api/laboratories', 'A laboratory test'],
    ['notification', '/api/notifications', 'A push notification'],
    ['coupon', '/api/coupons', 'A coupon'],
  ])('%s', async (section, path, title) => {
    const user = await visit(`/application-admin/${section}`);
    const saved = recording('PUT', path, `${title}: saved unchanged`);
    await saveFirst(user);
    expectRecorded(await saved);
  });

  it('a new record', async () => {
    const user = await visit('/application-admin/disease-synonym/manage');
    const made = recording('POST', '/api/disease-synonym', 'A synonym: made');
    await user.type(await screen.findByLabelText(/Nome/), 'Consunção');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expectRecorded(await made);
    await waitFor(() => expect(screen.getByText('Salvo com sucesso!')).toBeVisible());
  });

  const send = (method: string, path: string, body?: object) =>
    fetch(`${window.location.origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${getToken()}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });

  it('a name that is taken', async () => {
    await visit('/');
    await send('POST', '/api/disease-synonym', { name: 'Consunção' });
    const refused = recording('POST', '/api/disease-synonym', 'Refused: the name is taken');
    await send('POST', '/api/disease-synonym', { name: 'Consunção' });
    expectRecorded(await refused);
  });

  it.each([
    ['POST', '/api/diseases', { diseaseSymptoms: [{ weight: 'x' }] }, 'Refused: fields'],
    ['DELETE', '/api/groups/1', undefined, 'Refused: others need it'],
  ])('%s %s refused', async (method, path, body, title) => {
    provokesOffences(/diseaseSymptoms\[0\]\.weight wrong type/);
    await visit('/');
    const refused = recording(method, path, title);
    await send(method, path, body);
    expectRecorded(await refused);
  });
});
