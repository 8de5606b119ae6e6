import type { Named } from 'lib/model';
import { flag, object, referencesTo, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { required, type Rules } from 'ui/form/rules';

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

export const shape: Shape<Group> = {
  name: text,
  displayLevelsBelow: flag,
  category: text,
  childrenGroups: referencesTo('groups'),
  groupPicture: object({ referenceName: text, content: text, contentContentType: text }),
};

export const blank: Group = { name: '', displayLevelsBelow: false, childrenGroups: [] };

/** A picture needs a reference name. Without a category the picture is not sent, so it is not checked. */
export const rules: Rules<Group> = {
  groupPicture: (picture, { category }) =>
    category && picture ? { referenceName: required(picture.referenceName) } : undefined,
};

/** A group without a category has no picture (R102). */
export const withoutStrayPicture = (group: Group): Group =>
  group.category || !group.groupPicture ? group : { ...group, groupPicture: group.id === undefined ? undefined : null };
