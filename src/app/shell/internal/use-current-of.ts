import { useLocation } from 'react-router-dom';

/** The `aria-current` of a link to a section: `page` for this page, `true` for the section that contains the screen. */
export const useCurrentOf = () => {
  const { pathname } = useLocation();
  return (to: string) => {
    if (pathname === to) return 'page';
    return pathname.startsWith(`${to}/`) ? 'true' : undefined;
  };
};
