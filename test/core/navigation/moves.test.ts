import { createMemoryHistory, type History } from 'history';
import { movesOfForm, movesOfTexts, type ShownScreen } from 'core/navigation/internal/moves';
import type { NavigationState } from 'core/navigation/navigation-state';

interface Row {
  id?: number;
  name: string;
}

const BASE = '/admin/x';
const FORM = '/admin/x/manage';
const ROW: Row = { id: 7, name: 'Asma' };
const TYPED: Row = { id: 7, name: 'Asma grave' };
const POSITION = { at: 3, total: 9, by: 'next' as const };

/** A screen of a section with its own history. `calls` has the calls to the browser's navigation. */
const show = (pathname: string, state?: NavigationState<Row>, search = '?page=2') => {
  const history = createMemoryHistory<NavigationState<Row> | undefined>({
    initialEntries: [{ pathname, search, state }],
  });
  const calls: unknown[] = [];
  const navigation = {
    returnTo: (location: unknown) => void calls.push(['returnTo', location]),
    closeRecord: (path: string, id: unknown) => void calls.push(['closeRecord', path, id]),
    keepState: (newState: object) => void calls.push(['keepState', newState]),
  };
  const screen: ShownScreen<Row> = { history, navigation, pathname, search, state, sectionPath: BASE, formPath: FORM };
  return { history, screen, calls };
};

/** The current location of a history without its key, and the length of the history. */
const standsAt = ({ location: { pathname, search, state }, length }: History<unknown>) => ({
  pathname,
  search,
  state,
  length,
});

describe('a form', () => {
  it('that was left stores no draft id', () => {
    const { history, screen } = show(FORM, { record: ROW });
    history.push('/');
    movesOfForm(screen).noteDraft('d1');
    expect(history.location.state).toBeUndefined();
  });

  it('opens again with the stored record, as another form', () => {
    const { history, screen } = show(FORM, { record: TYPED, base: TYPED, text: 'x', list: '?page=5', form: 'f1' });
    movesOfForm(screen).reopen(ROW);
    const state = { record: ROW, base: undefined, text: undefined, list: '?page=5', form: undefined, reopened: true };
    expect(standsAt(history)).toEqual({ pathname: FORM, search: '?page=2', state, length: 1 });
  });
});

describe('a form and its long texts', () => {
  const HANDED: NavigationState<Row> = { list: '?page=5', position: POSITION, draft: 'd1', form: 'f1' };
  const CARRIED = {
    list: '?page=5',
    position: { at: 3, total: 9, by: undefined },
    draft: 'd1',
    form: 'f1',
    record: TYPED,
    base: ROW,
  };

  it('a text opens in a new entry after the form, and the form keeps the typed values', () => {
    const { history, screen } = show(FORM, { ...HANDED, reopened: true });
    movesOfTexts(screen).toContent(TYPED, ROW, 'history');
    expect(history.entries.map(({ pathname, search, state }) => ({ pathname, search, state }))).toEqual([
      { pathname: FORM, search: '?page=2', state: CARRIED },
      { pathname: `${FORM}/content`, search: '', state: { ...CARRIED, text: 'history', address: '?page=2' } },
    ]);
  });

  it('a text returns to the address of its form, with its own name in the state', () => {
    const { screen, calls } = show(`${FORM}/content`, { ...HANDED, text: 'history', address: '?id=7' });
    movesOfTexts(screen).backToForm(TYPED, ROW);
    expect(calls).toEqual([['returnTo', { pathname: FORM, search: '?id=7', state: { ...CARRIED, text: 'history' } }]]);
  });

  it.each<[string, Row, unknown[]]>([
    ['a record', { ...ROW, id: 0 }, [['closeRecord', FORM, 0]]],
    ['a new record', { name: 'Asma' }, []],
  ])('%s stays open after it is saved', (_what, base, closed) => {
    const { screen, calls } = show(FORM, { ...HANDED });
    movesOfTexts(screen).keepSaved(TYPED, base);
    expect(calls).toEqual([...closed, ['keepState', { ...HANDED, record: TYPED, base }]]);
  });
});
