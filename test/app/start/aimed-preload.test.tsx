/** @alone Work of other files that never ends would hold the chain of preloading. */
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import NextScreensPreload from 'app/start/internal/next-screens-preload';
import { waitedFor } from 'lib/waited-for';
import { auditsSection } from 'sections/audits';
import { couponSection } from 'sections/coupon';
import { symptomsSection } from 'sections/symptoms';
import { setupUser } from '../../support/clock';
import { pending } from '../../support/pending';

const SCREENS = {
  form: couponSection.screens['/manages'],
  audits: auditsSection.screens['/'],
  coupons: couponSection.screens['/'],
  symptoms: symptomsSection.screens['/'],
};

/** The names of the screens that are preloaded, in the order of their first request. */
const watchPreloads = () => {
  const asked = new Set<string>();
  Object.entries(SCREENS).forEach(([name, shown]) =>
    jest.spyOn(shown, 'preload').mockImplementation(async () => void asked.add(name)),
  );
  return () => [...asked];
};

const openList = () => {
  render(
    <MemoryRouter initialEntries={['/application-admin/coupon']}>
      <NextScreensPreload />
      <nav>
        <a href="#/application-admin/coupon">Coupons</a>
        <a href="#/application-admin/symptoms">Symptoms</a>
      </nav>
      <a href="/console/#/admin/audits?page=2">Audits</a>
      <main>
        <button>Edit</button>
      </main>
    </MemoryRouter>,
  );
  return setupUser();
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => jest.restoreAllMocks());

test.each<[string, string[], (user: ReturnType<typeof setupUser>) => Promise<unknown>]>([
  ['what lies below the screen', ['form', 'coupons', 'symptoms'], async () => undefined],
  ['a link under the pointer', ['audits', 'form', 'coupons'], user => user.hover(screen.getByText('Audits'))],
  ['a link with the focus', ['coupons', 'symptoms', 'form'], user => user.tab().then(() => user.tab())],
])('nothing is preloaded while a person waits; then %s comes first', async (_what, expected, aim) => {
  const asked = watchPreloads();
  const { work, end } = pending();
  void waitedFor(work);
  await aim(openList());
  await pass(3000);
  expect(asked()).toEqual([]);
  end();
  await pass(3000);
  expect(asked().slice(0, 3)).toEqual(expected);
});

test('one screen is preloaded after the other', async () => {
  const asked = watchPreloads();
  const { work, end } = pending();
  jest.spyOn(SCREENS.form, 'preload').mockReturnValue(work);
  openList();
  await pass(3000);
  expect(asked()).toEqual([]);
  end();
  await pass(3000);
  expect(asked()).toEqual(['coupons', 'symptoms']);
});

test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }])(
  'on a line with %o, the other sections are not preloaded',
  async connection => {
    const asked = watchPreloads();
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    openList();
    await pass(3000);
    Reflect.deleteProperty(navigator, 'connection');
    expect(asked()).toEqual(['form']);
  },
);

test('after a sign-in, the screen that it returns to is there', async () => {
  const asked = watchPreloads();
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state: { from: { pathname: '/admin/audits' } } }]}>
      <NextScreensPreload />
    </MemoryRouter>,
  );
  await pass(100);
  expect(asked()).toEqual(['audits']);
});
