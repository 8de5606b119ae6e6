import { renderHook, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { readFormRecord, useFormRecord } from 'core/navigation/form-record';
import { createTrail } from 'core/navigation/trail';
import { table } from '../../mock-backend/server';
import { visit } from '../../support/visit';

const LIST = '/application-admin/disease-synonym';
const FORM = `${LIST}/manage`;

/** Writes the position that a tab stores. The browser gives a copy of it to a tab that a link opens. */
const keepPosition = (index: number) =>
  sessionStorage.setItem('history-position', JSON.stringify({ index, last: index }));

const withEntries = (count: number) => jest.spyOn(window.history, 'length', 'get').mockReturnValue(count);

const place = () => window.location.hash.slice(1);

afterEach(() => jest.restoreAllMocks());

describe('The trail of a tab', () => {
  /** The trail of a page that opens at this path, in a history entry with this mark. */
  const openAt = (mark: object, path: string) => {
    window.history.replaceState({ key: 'k', ...mark }, '');
    const trail = createTrail();
    trail.follow(createMemoryHistory({ initialEntries: [path] }));
    return trail;
  };

  it('R1: that was reloaded still knows the pages that were open before the form', () => {
    keepPosition(2);
    withEntries(3);
    const trail = openAt({ index: 2, below: LIST }, FORM);
    expect(trail.isBelow(LIST)).toBe(true);
    window.history.replaceState({ key: 'first', index: 0 }, '');
    expect(trail.steps()).toBe(-2);
  });

  it.each([0, 1])('that a link opened has no earlier entries, even if %s were stored', index => {
    keepPosition(index);
    withEntries(1);
    expect(openAt({}, FORM).isBelow(LIST)).toBe(false);
  });

  it('in which the user typed an address is one entry further', () => {
    keepPosition(1);
    withEntries(3);
    openAt({}, FORM);
    expect(window.history.state).toMatchObject({ index: 2 });
  });

  it.each(['x', '{"index":0.5,"last":3}', '{"index":1}', '{"last":3}'])(
    'starts anew if what was stored is damaged: %s',
    stored => {
      sessionStorage.setItem('history-position', stored);
      withEntries(3);
      openAt({}, FORM);
      expect(window.history.state).toMatchObject({ index: 0 });
    },
  );
});

describe('In a tab that a link opened', () => {
  beforeEach(() => {
    keepPosition(1);
    withEntries(1);
  });

  it('Cancel in a form opens its list with a search for the record', async () => {
    const { id } = table('diseaseSynonyms').insert({ name: 'Asma' });
    const user = await visit(`${FORM}?id=${id}&name=Asma`);
    expect(await screen.findByLabelText(/^Nome/)).toHaveValue('Asma');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('row', { name: /Asma/ })).toBeVisible();
    expect(place()).toBe(`${LIST}?search=Asma`);
  });

  it('Cancel in a form returns to the list, on the same page', async () => {
    for (let at = 10; at < 35; at += 1) table('diseaseSynonyms').insert({ name: `Sinônimo ${at}` });
    const user = await visit(`${LIST}?page=2`);
    await user.click(await screen.findByRole('button', { name: 'Editar Sinônimo 30' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await screen.findByRole('row', { name: /Sinônimo 30/ });
    expect(place()).toBe(`${LIST}?page=2`);
  });
});

describe('The state that a form passes to its text screen', () => {
  const mount = (name: string) => renderHook(() => useFormRecord(() => ({ record: { name }, base: {} })));

  it('comes from the current screen, even while the previous screen unmounts', () => {
    const before = mount('Asma');
    const now = mount('Tosse');
    before.unmount();
    expect(readFormRecord()).toEqual({ record: { name: 'Tosse' }, base: {} });
    now.unmount();
    expect(readFormRecord()).toBeUndefined();
  });
});
