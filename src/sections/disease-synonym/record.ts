import { defineRecord, requiredName } from 'crud/record/define-record';
import type { Named } from 'lib/model';

export type DiseaseSynonym = Named;

export const diseaseSynonym = defineRecord<DiseaseSynonym>({ fields: { name: requiredName } });
