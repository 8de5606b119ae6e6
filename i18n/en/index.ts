import merge from '../../src/deploy/build/stand-ins/merge';
import type { Messages } from '../pt-br';
import { firstTexts } from './first-texts';
import { laterTexts } from './later-texts';

/** All texts; only for what is no part of the console, which loads each part by itself. */
export const en = merge(merge({}, firstTexts), laterTexts) as Messages;
