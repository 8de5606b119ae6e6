import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { initStore } from 'app/store';
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

it('a search starts when the text has not changed for 500 ms', () => {
  const { onSearch, field } = openSearch();
  fireEvent.change(field, { target: { value: 'a' } });
  pass(499);
  fireEvent.change(field, { target: { value: 'as' } });
  pass(499);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['as']]);
});

it('a search accepts at most 1,000 characters', async () => {
  const { field } = openSearch();
  const user = setupUser();
  await user.click(field);
  await user.paste('a'.repeat(1001));
  expect(field).toHaveValue('a'.repeat(1000));
});
