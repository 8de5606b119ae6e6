import { screen } from 'ui/layout/screen';

export const Home = screen(() => import('./internal/home'));
