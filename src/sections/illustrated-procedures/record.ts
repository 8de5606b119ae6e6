import { isSameOption } from 'core/i18n/option-text';
import { defineRecord, requiredName } from 'crud/record/define-record';
import { type PictureReference } from 'features/pictures/picture';
import type { LongText, LongTexts } from 'lib/long-texts';
import { type Id, type Named } from 'lib/model';
import { flag, longText, object, pictureReferences, references, rows, text } from 'lib/records/parts';

const CONTENT_TYPES = ['GENERAL', 'MATERIALS', 'TECHNICIAN', 'COMPLEMENT'] as const;

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

/** The texts of a procedure are items of a list, identified by type. Texts that nobody edits stay unchanged. */
const texts: LongTexts<IllustratedProcedure> = {
  names: CONTENT_TYPES,
  fields: ['illustratedProcedureContents'],
  read: (record, name) => contentOf(record, name)?.content?.rawMarkdownAvailable,
  write,
};

export const illustratedProcedure = defineRecord<IllustratedProcedure>({
  fields: {
    name: requiredName,
    free: flag,
    illustratedProcedureSynonyms: references,
    illustratedProcedureContents: rows(object({ type: text, content: longText })),
    applicationPictures: pictureReferences,
  },
  texts,
});
