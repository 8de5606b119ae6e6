import merge from '../../src/deploy/build/stand-ins/merge';
import { firstTexts } from './first-texts';
import { laterTexts } from './later-texts';

/** What menus and lists say, and what any request may be refused with. Every other locale must have this shape. */
export type FirstTexts = typeof firstTexts;

/** What all other screens and dialogs say. */
export type LaterTexts = typeof laterTexts;

export type Messages = FirstTexts & LaterTexts;

/** All texts; only for what is no part of the console, which loads each part by itself. */
export const ptBr = merge(merge({}, firstTexts), laterTexts) as Messages;
