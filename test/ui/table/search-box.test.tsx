import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { initStore } from 'app/start/internal/store';
import { SearchBox } from 'ui/table/search-box';
import { setupUser } from '../../support/clock';

const openSearch = () => {
  const onSearch = jest.fn();
  render(
    <Provider store={initStore()}>
      <SearchBox value="" label="Pesquisar" onSearch={onSearch} />
    </Provider>,
  );
  return { onSearch, field: screen.getByRole('searchbox') };
};

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('R47: a search starts when the text has not changed for 500 ms', () => {
  const { onSearch, field } = openSearch();
  fireEvent.change(field, { target: { value: 'a' } });
  pass(499);
  fireEvent.change(field, { target: { value: 'as' } });
  pass(499);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['as']]);
});

it.each([
  ['a space at the end', 'Anemia falciforme ', 'Anemia falciforme'],
  ['special spaces at both ends', '\u2009Anemia falciforme\u00a0', 'Anemia falciforme'],
  ['several spaces between words', 'Anemia  \u00a0falciforme', 'Anemia falciforme'],
  ['a soft hyphen', 'Ane\u00admia falciforme\u200b', 'Anemia falciforme'],
  ['decomposed accents', 'Coração'.normalize('NFD'), 'Coração'],
  ['an emoji of several characters', ' 👩‍🔬 ', '👩‍🔬'],
])('a search with %s is sent as it was meant, and the text stays as it was typed', (_what, typed, sought) => {
  const { onSearch, field } = openSearch();
  fireEvent.change(field, { target: { value: typed } });
  pass(500);
  expect(onSearch.mock.calls).toEqual([[sought]]);
  expect(field).toHaveValue(typed);
});

it('a search for spaces alone is no search', () => {
  const { onSearch, field } = openSearch();
  fireEvent.change(field, { target: { value: ' \u00a0\u200b' } });
  pass(500);
  expect(onSearch).not.toHaveBeenCalled();
});

it('R47: a search accepts at most 1,000 characters', async () => {
  const { field } = openSearch();
  const user = setupUser();
  await user.click(field);
  await user.paste('a'.repeat(1001));
  expect(field).toHaveValue('a'.repeat(1000));
});
