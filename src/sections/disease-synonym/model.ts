import { required, type Rules } from 'shared/form/rules';
import type { Named } from 'shared/model';

export type DiseaseSynonym = Named;

export const blank: DiseaseSynonym = { name: '' };

export const rules: Rules<DiseaseSynonym> = { name: required };
