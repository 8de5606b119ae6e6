import { applicationSettingsSection } from 'sections/application-settings';
import { couponSection } from 'sections/coupon';
import { diseaseSynonym } from 'sections/disease-synonym';
import { notificationSection } from 'sections/notification';
import { promotionsSection } from 'sections/promotions';
import { resetPasswordSection } from 'sections/reset-password';
import { semiologiesSection } from 'sections/semiologies';
import { syncResumeSection } from 'sections/sync-resume';
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
};

export const APPLICATION_AREA: Area = {
  path: '/application-admin',
  authorities: [APPLICATION_ADMIN, EMPLOYEE],
  sections: [
    applicationSettingsSection,
    couponSection,
    semiologiesSection,
    resetPasswordSection,
    syncResumeSection,
    diseaseSynonym,
    notificationSection,
    promotionsSection,
  ],
};

/** Every guarded section of the product: its area and who may enter it. A new section is one line here. */
export const areas: readonly Area[] = [ADMIN_AREA, APPLICATION_AREA];
