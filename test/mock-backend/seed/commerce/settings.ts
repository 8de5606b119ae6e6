import { table } from '../../table';
import settings from './settings.json';

export const seedSettings = () => settings.forEach(setting => table('applicationSettings').insert(setting));
