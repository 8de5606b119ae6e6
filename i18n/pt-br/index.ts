import merge from 'lib/merge';
import { firstTexts, type FirstTexts } from './first-texts';
import { laterTexts, type LaterTexts } from './later-texts';

/** The shape every other locale must have. */
export type Messages = FirstTexts & LaterTexts;

/** All texts; only for what is no part of the console, which loads each part by itself. */
export const ptBr = merge(merge({}, firstTexts), laterTexts) as Messages;
