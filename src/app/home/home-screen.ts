import { screen } from 'ui/layout/screen';

const loadHome = () => import('./internal/home');

export const Home = screen(loadHome);
export const SectionsScreen = screen(async () => ({ default: (await loadHome()).Sections }));
