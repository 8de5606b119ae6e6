import { defineRecord } from 'crud/record/define-record';
import type { Named } from 'lib/model';
import { code, flag, object, oneOf, referencesTo, text } from 'lib/records/parts';
import { required } from 'ui/form/rules';

export const CATEGORIES = [
  'SURGERY',
  'CLINIC',
  'GYNECOLOGIC',
  'OBSTETRICS',
  'DENTISTRY',
  'PREVENTIVE',
  'PEDIATRICS',
] as const;

export interface GroupPicture {
  referenceName: string;
  /** Base64. */
  content: string;
  contentContentType: string;
}

/** A group. Its name is not required (R75). An empty name is sent as an empty string. */
export interface Group extends Named {
  displayLevelsBelow: boolean;
  category?: (typeof CATEGORIES)[number];
  childrenGroups: Named[];
  groupPicture?: GroupPicture | null;
}

/** A group without a category has no picture (R102). */
export const withoutStrayPicture = (edited: Group): Group =>
  edited.category || !edited.groupPicture
    ? edited
    : { ...edited, groupPicture: edited.id === undefined ? undefined : null };

/** A picture needs a reference name. Without a category the picture is not sent, so it is not checked. */
export const group = defineRecord<Group>({
  fields: {
    name: text,
    displayLevelsBelow: flag,
    category: oneOf(CATEGORIES),
    childrenGroups: referencesTo('groups'),
    groupPicture: {
      ...object({ referenceName: code, content: text, contentContentType: text }),
      rule: (picture, { category }) =>
        category && picture ? { referenceName: required(picture.referenceName) } : undefined,
    },
  },
});
