import { applicationPicturesSection } from 'sections/application-pictures';
import { diseaseSynonym } from 'sections/disease-synonym';
import { flashcardsSection } from 'sections/flashcards';
import { semiologiesSection } from 'sections/semiologies';
import { userManagement } from 'sections/user-management';
import { AUTHORITIES, type Authority } from 'shared/auth/authorities';
import type { Section } from 'shared/crud/section';

const { ADMIN, APPLICATION_ADMIN, EMPLOYEE } = AUTHORITIES;

export interface Area {
  path: string;
  /** One of them is needed to enter (spec 2.2). */
  authorities: readonly Authority[];
  sections: readonly Section[];
}

export const ADMIN_AREA: Area = {
  path: '/admin',
  authorities: [ADMIN],
  sections: [userManagement, applicationPicturesSection],
};

export const APPLICATION_AREA: Area = {
  path: '/application-admin',
  authorities: [APPLICATION_ADMIN, EMPLOYEE],
  sections: [semiologiesSection, diseaseSynonym, flashcardsSection, applicationPicturesSection],
};

/** Every guarded section of the product: its area and who may enter it. A new section is one line here. */
export const areas: readonly Area[] = [ADMIN_AREA, APPLICATION_AREA];
