import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NextScreensPreload } from 'app/routing/next-screens-preload';
import { auditsSection } from 'sections/audits';
import { couponSection } from 'sections/coupon';
import { setupUser } from '../../support/clock';

afterEach(() => {
  jest.restoreAllMocks();
});

const openList = () => {
  const preload = jest.spyOn(couponSection.screens['/manages'], 'preload').mockResolvedValue(undefined);
  render(
    <MemoryRouter initialEntries={['/application-admin/coupon']}>
      <NextScreensPreload />
      <a href="#home">Home</a>
      <main>
        <p>Rows</p>
        <button>Edit</button>
        <button>Delete</button>
      </main>
    </MemoryRouter>,
  );
  return { user: setupUser(), preload };
};

type User = ReturnType<typeof setupUser>;

test.each<[string, (user: User) => Promise<unknown>, (user: User) => Promise<unknown>]>([
  [
    'the pointer moves over',
    user => user.hover(screen.getByText('Home')).then(() => user.hover(screen.getByText('Rows'))),
    user => user.hover(screen.getByText('Edit')).then(() => user.hover(screen.getByText('Delete'))),
  ],
  ['the keyboard focus comes to', user => user.tab(), user => user.tab().then(() => user.tab())],
])('the code of a form is preloaded once, when %s a button of its list', async (_how, toOthers, toButtons) => {
  const { user, preload } = openList();
  await toOthers(user);
  expect(preload).not.toHaveBeenCalled();
  await toButtons(user);
  expect(preload).toHaveBeenCalledTimes(1);
});

test('the code of a screen is preloaded when the pointer moves over a link to it', async () => {
  const preload = jest.spyOn(auditsSection.screens['/'], 'preload').mockResolvedValue(undefined);
  render(
    <MemoryRouter>
      <NextScreensPreload />
      <a href="/console/#/admin/audits?page=2">Audits</a>
    </MemoryRouter>,
  );
  await setupUser().hover(screen.getByText('Audits'));
  expect(preload).toHaveBeenCalledTimes(1);
});

test('the screens of the entries around a list are preloaded one after the other once the browser is idle', async () => {
  let come: () => void = () => undefined;
  const first = jest
    .spyOn(auditsSection.screens['/'], 'preload')
    .mockReturnValue(new Promise<void>(resolve => (come = resolve)));
  const second = jest.spyOn(couponSection.screens['/'], 'preload').mockResolvedValue(undefined);
  render(
    <MemoryRouter>
      <NextScreensPreload />
      <nav>
        <a href="#/admin/audits">Audits</a>
        <a href="#/application-admin/coupon">Coupons</a>
      </nav>
    </MemoryRouter>,
  );
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  come();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(second).toHaveBeenCalledTimes(1);
});
