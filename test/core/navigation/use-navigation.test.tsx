import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NavigationRouter } from 'core/navigation/navigation-router';
import { useNavigation } from 'core/navigation/use-navigation';
import { open, place } from '../../support/browser-history';

const SECTION = '/application-admin/diseases';

it('useNavigation always navigates from the screen that is currently shown', () => {
  const navigation = open('#/admin/groups?page=2');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NavigationRouter navigation={navigation}>{children}</NavigationRouter>
  );
  const { result } = renderHook(() => useNavigation(), { wrapper });
  expect(result.current).toMatchObject({
    sectionPath: '/admin/groups',
    formPath: '/admin/groups/manage',
    search: '?page=2',
  });
  act(() => navigation.history.push({ pathname: SECTION, search: '?page=3', state: { list: '?page=1' } }));
  expect(result.current).toMatchObject({ sectionPath: SECTION, search: '?page=3', received: { list: '?page=1' } });
  act(() => result.current.toForm());
  expect([place(), result.current.sectionPath]).toEqual([`${SECTION}/manage`, SECTION]);
});
