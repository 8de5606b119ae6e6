import { screen } from 'shared/navigation/screen';

export const Home = screen(() => import('./home'));
