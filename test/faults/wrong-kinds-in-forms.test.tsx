import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type Part, type Parts } from 'lib/records/parts';
import { server } from '../mock-backend/server';
import { editedRecords } from '../support/section-fields';
import { serveEverywhere, takeSaves } from '../support/serve-list';
import { visit } from '../support/visit';
import { bySelector, found } from './disturbances';
import { formOf, SAVE } from './forms';

type Fields = Record<string, unknown>;

/** What may arrive in any part of a record instead of the value that the API promises. */
const KINDS: readonly unknown[] = [
  null,
  7,
  'abc',
  true,
  ['abc', null],
  { de: 'abc' },
  [{ id: 1, name: { de: [null] } }],
];

/** The form of an interaction is opened from the list of its substance. */
const FORMS = editedRecords
  .filter(({ path }) => path !== 'interactions')
  .map(({ path, shape }) => [path, { shape, ...formOf(path) }] as const);

/** A record in which each part is of this kind; if `isInside`, each part of its own objects and rows instead. */
const recordOf = (parts: Parts, kind: unknown, isInside: boolean): Fields => {
  const valueOf = ({ parts: inner, row }: Part): unknown => {
    if (!isInside) return kind;
    if (inner) return recordOf(inner, kind, false);
    return row?.parts ? [{ id: 3, ...recordOf(row.parts, kind, false) }] : kind;
  };
  return Object.fromEntries(Object.entries(parts).map(([field, part]) => [field, valueOf(part)]));
};

const hasInner = (shape: Parts) => Object.values(shape).some(({ parts, row }) => parts ?? row?.parts);

const recordsOf = (shape: Parts): Fields[] =>
  (hasInner(shape) ? [false, true] : [false]).flatMap((isInside, at) =>
    KINDS.map((kind, index) => ({ ...recordOf(shape, kind, isInside), id: 100 * (at + 1) + index })),
  );

const isOpen = async (id: unknown) => {
  await waitFor(() => expect(window.location.hash).toContain(`id=${String(id)}`));
  await waitFor(() => expect(bySelector(SAVE)).toBeVisible());
};

it.each(FORMS)(
  'F218: in %s, the form opens with every part of a wrong kind',
  async (_path, { shape, list, opener, login }) => {
    const [first, ...others] = recordsOf(shape);
    serveEverywhere(first, ...others);
    const user = await visit(list, login);
    await user.click(await found(opener));
    await isOpen(first.id);
    for (const { id } of others) {
      await user.click(screen.getByRole('button', { name: 'Próximo' }));
      await isOpen(id);
    }
  },
);

const LIST = '/admin/user-management';

it.each([7, true, ['abc'], { de: 'abc' }, [{ id: 1 }]])(
  'F219: a user whose stored e-mail is %j is saved with it when another field is edited',
  async email => {
    const ana = {
      id: 70,
      login: 'ana',
      firstName: 'Ana',
      email,
      activated: true,
      langKey: 'pt-br',
      authorities: ['ROLE_USER'],
    };
    server.use(
      http.get('*/api/users', () => HttpResponse.json([ana] as object[])),
      http.get('*/api/users/ana', () => HttpResponse.json(ana as object)),
    );
    const sent = takeSaves<Fields>('users');
    const user = await visit(LIST, 'admin');
    await user.click(await screen.findByRole('link', { name: 'Editar ana' }));
    await user.type(await screen.findByDisplayValue('Ana'), ' Lima');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ firstName: 'Ana Lima', email })]));
  },
);

const picture = (id: number, referenceName: unknown) => ({
  id,
  referenceName,
  content: 'iVBORw0KGgo=',
  contentContentType: 'image/png',
});

it.each([null, undefined, '', ' ', { de: 'abc' }, ['abc']])(
  'F220: a picture whose name is %j opens in its form and gets a name',
  async name => {
    server.use(
      http.get('*/api/application-pictures/find-all', () => HttpResponse.json([picture(1, 'ecg'), picture(2, name)])),
    );
    const sent = takeSaves<Fields>('application-pictures');
    const user = await visit('/application-admin/application-pictures');
    await user.click(await screen.findByRole('button', { name: 'Editar 2' }));
    const field = await screen.findByLabelText(/^Nome de referência/);
    await user.clear(field);
    await user.type(field, 'tórax');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ id: 2, referenceName: 'tórax' })]));
  },
);
