import type { Id } from 'lib/model';
import { scalar, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import type { Rules } from 'ui/form/rules';

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

export const shape: Shape<EditorContent> = { name: text, type: text, contentId: scalar };

export const blank: EditorContent = {};

/** The maximum number of digits of a content id (R111). */
const MAX_DIGITS = 200;

export const rules: Rules<EditorContent> = {
  contentId: value => (String(value).length > MAX_DIGITS ? 'entity.validation.tooLong' : undefined),
};
