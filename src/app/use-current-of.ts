import { useLocation } from 'react-router-dom';

/** How a link to a section is marked: as this page, or as what the screen belongs to. */
export const useCurrentOf = () => {
  const { pathname } = useLocation();
  return (to: string) => {
    if (pathname === to) return 'page';
    return pathname.startsWith(`${to}/`) ? 'true' : undefined;
  };
};
