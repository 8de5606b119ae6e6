import { required, type Rules } from 'ui/form/rules';
import type { Named } from 'lib/model';

export type DiseaseSynonym = Named;

export const blank: DiseaseSynonym = { name: '' };

export const rules: Rules<DiseaseSynonym> = { name: required };
