import { detached, nameOfCopy } from 'shared/crud/copy';
import { required, type Rules } from 'shared/form/rules';
import { isSameOption } from 'shared/i18n/option-text';
import type { Id, Named } from 'shared/model';
import type { PictureReference } from 'shared/pictures/with-pictures';
import { flag, longText, object, pictureReferences, references, rows, text } from 'shared/records/parts';
import type { Shape } from 'shared/records/shape';
import type { LongText, LongTexts } from 'shared/text/long-texts';

export const CONTENT_TYPES = ['GENERAL', 'MATERIALS', 'TECHNICIAN', 'COMPLEMENT'] as const;

export interface ProcedureContent {
  id?: Id;
  type: (typeof CONTENT_TYPES)[number];
  content?: LongText;
}

export interface IllustratedProcedure {
  id?: Id;
  name: string;
  free: boolean;
  illustratedProcedureSynonyms: Named[];
  illustratedProcedureContents: ProcedureContent[];
  applicationPictures?: PictureReference[];
}

export const shape: Shape<IllustratedProcedure> = {
  name: text,
  free: flag,
  illustratedProcedureSynonyms: references,
  illustratedProcedureContents: rows(object({ type: text, content: longText })),
  applicationPictures: pictureReferences,
};

export const blank: IllustratedProcedure = {
  name: '',
  free: false,
  illustratedProcedureSynonyms: [],
  illustratedProcedureContents: [],
};

export const copyOf = (illustratedProcedure: IllustratedProcedure): IllustratedProcedure => ({
  ...detached(illustratedProcedure, ['illustratedProcedureSynonyms', 'applicationPictures']),
  name: nameOfCopy(illustratedProcedure.name),
});

const contentsOf = ({ illustratedProcedureContents }: IllustratedProcedure) => illustratedProcedureContents ?? [];

const contentOf = (record: IllustratedProcedure, name: string) =>
  contentsOf(record).find(({ type }) => isSameOption(type, name));

const isType = (name: string): name is ProcedureContent['type'] => CONTENT_TYPES.some(type => type === name);

const write = (record: IllustratedProcedure, name: string, base64: string): IllustratedProcedure => {
  if (!isType(name)) return record;
  const contents = contentsOf(record);
  const known = contentOf(record, name);
  const written = { ...known, type: known?.type ?? name, content: { ...known?.content, rawMarkdownAvailable: base64 } };
  return {
    ...record,
    illustratedProcedureContents: known ? contents.map(one => (one === known ? written : one)) : [...contents, written],
  };
};

/** The texts of a procedure stand in a list, each under its type; those nobody edits stay as they came. */
export const texts: LongTexts<IllustratedProcedure> = {
  names: CONTENT_TYPES,
  fields: ['illustratedProcedureContents'],
  read: (record, name) => contentOf(record, name)?.content?.rawMarkdownAvailable,
  write,
};

export const rules: Rules<IllustratedProcedure> = { name: required };
