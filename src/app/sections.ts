import { APPLICATION_STAFF, AUTHORITIES, type Authority } from 'core/auth/authorities';
import type { Section } from 'crud/section';
import { applicationPicturesSection } from 'sections/application-pictures';
import { applicationSettingsSection } from 'sections/application-settings';
import { auditsSection } from 'sections/audits';
import { configurationSection } from 'sections/configuration';
import { couponSection } from 'sections/coupon';
import { diseaseSynonymSection } from 'sections/disease-synonym';
import { diseasesSection } from 'sections/diseases';
import { docsSection } from 'sections/docs';
import { editorContentsSection } from 'sections/editor-contents';
import { flashcardsSection } from 'sections/flashcards';
import { gatewaySection } from 'sections/gateway';
import { groupsSection } from 'sections/groups';
import { healthSection } from 'sections/health';
import { illustratedProceduresSection } from 'sections/illustrated-procedures';
import { interactionsSection } from 'sections/interactions';
import { laboratoriesSection } from 'sections/laboratories';
import { laboratoryGroupsSection } from 'sections/laboratory-groups';
import { logsSection } from 'sections/logs';
import { medicalCalculatorsSection } from 'sections/medical-calculators';
import { medicalCriteriaSection } from 'sections/medical-criteria';
import { medicalScoresSection } from 'sections/medical-scores';
import { medicineGroupsSection } from 'sections/medicine-groups';
import { medicineLeafletsSection } from 'sections/medicine-leaflets';
import { metricsSection } from 'sections/metrics';
import { notificationSection } from 'sections/notification';
import { pediatricDosesSection } from 'sections/pediatric-doses';
import { plansSection } from 'sections/plans';
import { promotionsSection } from 'sections/promotions';
import { resetPasswordSection } from 'sections/reset-password';
import { riskFactorSection } from 'sections/risk-factor';
import { semiologiesSection } from 'sections/semiologies';
import { symptomsSection } from 'sections/symptoms';
import { syncResumeSection } from 'sections/sync-resume';
import { synonymGroupSection } from 'sections/synonym-group';
import { userApplicationSection } from 'sections/user-application';
import { userManagementSection } from 'sections/user-management';

export interface Area {
  path: string;
  /** The user needs one of them to enter (R8). */
  authorities: readonly Authority[];
  sections: readonly Section[];
}

export const ADMIN_AREA: Area = {
  path: '/admin',
  authorities: [AUTHORITIES.ADMIN],
  sections: [
    userManagementSection,
    metricsSection,
    healthSection,
    configurationSection,
    auditsSection,
    logsSection,
    applicationSettingsSection,
    groupsSection,
    diseasesSection,
    syncResumeSection,
    symptomsSection,
    applicationPicturesSection,
    notificationSection,
    gatewaySection,
    docsSection,
  ],
};

export const APPLICATION_AREA: Area = {
  path: '/application-admin',
  authorities: APPLICATION_STAFF,
  sections: [
    applicationSettingsSection,
    groupsSection,
    medicineGroupsSection,
    couponSection,
    interactionsSection,
    flashcardsSection,
    illustratedProceduresSection,
    semiologiesSection,
    resetPasswordSection,
    laboratoryGroupsSection,
    pediatricDosesSection,
    editorContentsSection,
    medicalScoresSection,
    medicalCriteriaSection,
    medicalCalculatorsSection,
    laboratoriesSection,
    medicineLeafletsSection,
    userApplicationSection,
    riskFactorSection,
    diseasesSection,
    syncResumeSection,
    symptomsSection,
    diseaseSynonymSection,
    synonymGroupSection,
    applicationPicturesSection,
    notificationSection,
    promotionsSection,
    plansSection,
  ],
};

/** Every guarded area of the product. To add a section, add one line to the area that shows it. */
export const areas: readonly Area[] = [ADMIN_AREA, APPLICATION_AREA];

/** Every section once, though two areas may show it. */
export const sections: readonly Section[] = [...new Set(areas.flatMap(area => area.sections))];

/**
 * The menu for editors of medicine leaflets. A section that a variant leaves out can still be reached by its URL (R34).
 */
export const SMART_LEAFLET_MENU: readonly Section[] = [
  medicineGroupsSection,
  diseasesSection,
  interactionsSection,
  laboratoriesSection,
  illustratedProceduresSection,
  medicineLeafletsSection,
  semiologiesSection,
];

/** The menu for editors of flashcards. */
export const FLASHCARD_MENU: readonly Section[] = [
  groupsSection,
  medicineGroupsSection,
  interactionsSection,
  flashcardsSection,
  illustratedProceduresSection,
  semiologiesSection,
  laboratoryGroupsSection,
  pediatricDosesSection,
  editorContentsSection,
  medicalScoresSection,
  medicalCriteriaSection,
  medicalCalculatorsSection,
  laboratoriesSection,
  medicineLeafletsSection,
  riskFactorSection,
  diseasesSection,
  symptomsSection,
  diseaseSynonymSection,
  synonymGroupSection,
  applicationPicturesSection,
];

/** The entries of the application area that an employee's menu shows. */
export const EMPLOYEE_MENU: readonly Section[] = [userApplicationSection];

/** The entries of the administration area that an employee's menu shows. */
export const EMPLOYEE_ADMIN_MENU: readonly Section[] = [docsSection];
