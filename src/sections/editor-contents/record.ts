import type { MessageKey } from 'core/i18n/message-key';
import { defineRecord } from 'crud/record/define-record';
import type { Id } from 'lib/model';
import { oneOf, scalar, text } from 'lib/records/parts';

export const CONTENT_TYPES = [
  'DISEASE',
  'MEDICINE_LEAFLET',
  'ILLUSTRATED_PROCEDURE',
  'SEMIOLOGY',
  'LABORATORY',
  'PEDIATRIC_DOSE',
  'MEDICAL_CALCULATOR',
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];

export interface EditorContent {
  id?: Id;
  /** Shown as the server sends it, and sent back unchanged (R111). */
  name?: string | null;
  type?: ContentType | null;
  /** A number, or a string of digits if a number cannot hold the id exactly. */
  contentId?: number | string | null;
}

/** The maximum number of digits of a content id (R111). */
const MAX_DIGITS = 200;

const shortId = (id: EditorContent['contentId']): MessageKey | undefined =>
  String(id).length > MAX_DIGITS ? 'entity.validation.tooLong' : undefined;

export const editorContent = defineRecord<EditorContent>({
  fields: {
    name: text,
    type: oneOf(CONTENT_TYPES),
    contentId: { ...scalar, rule: shortId },
  },
  blank: { name: undefined },
});
