import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../mock-backend/server';
import { sentBodies } from '../support/serve-list';
import { visit } from '../support/visit';
import { found, stable } from './disturbances';
import { SAVE } from './forms';

/** A row of any list: optional fields are missing, null, or of another type, and some are unknown. */
const ROW = {
  id: 1301,
  name: 'Hematologia',
  type: 5,
  free: 'sim',
  normalizedName: null,
  parent: 'Clínica',
  stored: { by: null, at: [null, { rows: [] }] },
};

/** A picked commercial name becomes a part of its leaflet, which sets these fields. */
const AS_COMMERCIAL_NAME = { ...ROW, free: true, available: false };

/** The form of each section that has pickers, what opens those without a Choose button, and what is sent of each. */
const FORMS: Readonly<Record<string, { pickers: number; openers?: readonly RegExp[]; sent?: readonly object[] }>> = {
  diseases: { pickers: 4, openers: [/^Adicionar sintoma/] },
  // The disease becomes the owner of the cards, which has an id and a name.
  flashcards: { pickers: 1, sent: [{ id: 1301, name: 'Hematologia' }] },
  groups: { pickers: 1 },
  'illustrated-procedures': { pickers: 1 },
  interactions: { pickers: 3 },
  laboratories: { pickers: 2 },
  'laboratory-groups': { pickers: 1 },
  'medicine-groups': { pickers: 2 },
  'medicine-leaflets': { pickers: 3, openers: [/^Adicionar nome/], sent: [ROW, ROW, AS_COMMERCIAL_NAME] },
  'pediatric-doses': { pickers: 2 },
  semiologies: { pickers: 1 },
  symptoms: { pickers: 1 },
  'synonym-group': { pickers: 1, openers: [/^Palavras/] },
};

/** All objects with the id of the row, at any depth. */
const picksIn = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(picksIn);
  return 'id' in value && value.id === ROW.id ? [value, ...inner] : inner;
};

const answerWithRow = () => {
  server.use(
    http.get('*/api/*', ({ request }) =>
      /\/api\/(account|gateway)/.test(request.url)
        ? undefined
        : HttpResponse.json({ content: [ROW], totalElements: 1 }),
    ),
    http.post('*/api/*', () => HttpResponse.json({ id: 99 }, { status: 201 })),
    http.put('*/api/*', () => HttpResponse.json({ id: 99 }, { status: 201 })),
  );
  return sentBodies();
};

const openersOf = (others: readonly RegExp[]) => [
  ...screen.queryAllByRole('button', { name: /^Escolher: / }),
  ...others.map(name => screen.queryByRole('button', { name }) ?? screen.getByRole('textbox', { name })),
];

const pickOne = async (user: UserEvent, opener: HTMLElement) => {
  await user.click(opener);
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Hematologia' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

const fillRequired = async (user: UserEvent) => {
  for (const control of document.querySelectorAll<HTMLInputElement>('form :is(input, textarea):is([required])'))
    if (!control.readOnly && control.value === '')
      await user.type(control, control.inputMode === 'decimal' ? '1' : 'Registro novo');
};

it.each(Object.entries(FORMS))(
  'records picked in the form of %s are sent exactly as their lists answered them',
  async (path, { pickers, openers = [], sent = Array.from({ length: pickers }, () => ROW) }) => {
    const bodies = answerWithRow();
    const user = await visit(`/application-admin/${path}/manage`);
    await found(SAVE);
    await stable();
    expect(openersOf(openers)).toHaveLength(pickers);
    for (let at = 0; at < pickers; at += 1) await pickOne(user, openersOf(openers)[at]);
    await fillRequired(user);
    await user.click(await found(SAVE));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(picksIn(bodies)).toEqual(sent);
  },
);
