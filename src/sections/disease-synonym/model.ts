import type { Named } from 'lib/model';
import { required, type Rules } from 'ui/form/rules';

export type DiseaseSynonym = Named;

export const blank: DiseaseSynonym = { name: '' };

export const rules: Rules<DiseaseSynonym> = { name: required };
