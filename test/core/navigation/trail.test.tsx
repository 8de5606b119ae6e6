import { renderHook } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { createTrail } from 'core/navigation/internal/trail';
import { readFormRecord, useOpenForm } from 'core/navigation/open-forms';

const LIST = '/application-admin/disease-synonym';
const FORM = `${LIST}/manage`;

/** Writes the position that a tab stores. The browser gives a copy of it to a tab that a link opens. */
const keepPosition = (index: number) =>
  sessionStorage.setItem('history-position', JSON.stringify({ index, last: index }));

const withEntries = (count: number) => jest.spyOn(window.history, 'length', 'get').mockReturnValue(count);

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
    expect(window.history.state).toMatchObject({ index: 0 });
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

describe('The state that a form passes to its text screen', () => {
  const mount = (name: string) => renderHook(() => useOpenForm({ record: () => ({ record: { name }, base: {} }) }));

  it('comes from the current screen, even while the previous screen unmounts', () => {
    const before = mount('Asma');
    const now = mount('Tosse');
    before.unmount();
    expect(readFormRecord()).toEqual({ record: { name: 'Tosse' }, base: {} });
    now.unmount();
    expect(readFormRecord()).toBeUndefined();
  });
});
