import { applicationPicturesSection } from 'sections/application-pictures';
import { applicationSettingsSection } from 'sections/application-settings';
import { couponSection } from 'sections/coupon';
import { diseaseSynonym } from 'sections/disease-synonym';
import { diseasesSection } from 'sections/diseases';
import { editorContentsSection } from 'sections/editor-contents';
import { flashcardsSection } from 'sections/flashcards';
import { healthSection } from 'sections/health';
import { metricsSection } from 'sections/metrics';
import { configurationSection } from 'sections/configuration';
import { auditsSection } from 'sections/audits';
import { logsSection } from 'sections/logs';
import { docsSection } from 'sections/docs';
import { gatewaySection } from 'sections/gateway';
import { groupsSection } from 'sections/groups';
import { illustratedProceduresSection } from 'sections/illustrated-procedures';
import { interactionsSection } from 'sections/interactions';
import { laboratoriesSection } from 'sections/laboratories';
import { laboratoryGroupsSection } from 'sections/laboratory-groups';
import { medicalCalculatorsSection } from 'sections/medical-calculators';
import { medicalCriteriaSection } from 'sections/medical-criteria';
import { medicalScoresSection } from 'sections/medical-scores';
import { medicineGroupsSection } from 'sections/medicine-groups';
import { medicineLeafletsSection } from 'sections/medicine-leaflets';
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
import { userManagement } from 'sections/user-management';
import { AUTHORITIES, type Authority } from 'core/auth/authorities';
import type { Section } from 'crud/section';
import { RECORDS } from './records';

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
  sections: [
    userManagement,
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
  authorities: [APPLICATION_ADMIN, EMPLOYEE],
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
    diseaseSynonym,
    synonymGroupSection,
    applicationPicturesSection,
    notificationSection,
    promotionsSection,
    plansSection,
  ],
};

/** Every guarded section of the product: its area and who may enter it. A new section is one line here. */
export const areas: readonly Area[] = [ADMIN_AREA, APPLICATION_AREA];

/** Each screen of an area with its whole address. */
export const screensOf = ({ path: areaPath, sections }: Area) =>
  sections.flatMap(section =>
    Object.entries(section.screens).map(([subpath, Screen]) => ({
      path: `${areaPath}/${section.path}${subpath === '/' ? '' : subpath}`,
      Screen,
      /** Where the screen's record can be looked for. */
      library: subpath === RECORDS[section.path]?.screen ? RECORDS[section.path].duck : undefined,
    })),
  );

/** The screens that an address may mean: those of the section it names, so that no other's path need be compared. */
export const screensAt = (area: Area, address: string) => {
  const [segment] = address
    .slice(area.path.length + 1)
    .toLowerCase()
    .split('/');
  return screensOf({ ...area, sections: area.sections.filter(({ path }) => path === segment) });
};
