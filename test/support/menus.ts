/** The whole menu of an application admin in order, by URL segment (R33). */
const FULL = `application-settings groups medicine-groups coupon interactions flashcards illustrated-procedures
  semiologies reset-password laboratory-groups pediatric-doses editor-contents medical-scores medical-criteria
  medical-calculators laboratories medicine-leaflets user-application risk-factor diseases sync-resume symptoms
  disease-synonym synonym-group application-pictures notification promotions plans`;
const ADMINISTRATION = `user-management metrics health configuration audits logs application-settings groups diseases
  sync-resume symptoms application-pictures notification gateway docs`;
export const MENUS: Record<string, [string, string][]> = {
  admin: [['/admin', ADMINISTRATION]],
  editor: [['/application-admin', FULL]],
  employee: [['/application-admin', 'user-application']],
  chief: [
    ['/application-admin', 'user-application'],
    ['/admin', 'docs'],
  ],
  leaflet: [
    [
      '/application-admin',
      'medicine-groups diseases interactions laboratories illustrated-procedures medicine-leaflets semiologies',
    ],
  ],
  flashcard: [
    [
      '/application-admin',
      `groups medicine-groups interactions flashcards illustrated-procedures semiologies laboratory-groups
       pediatric-doses editor-contents medical-scores medical-criteria medical-calculators laboratories medicine-leaflets
       risk-factor diseases symptoms disease-synonym synonym-group application-pictures`,
    ],
  ],
  everything: [
    ['/application-admin', FULL],
    ['/admin', ADMINISTRATION],
  ],
  visitor: [],
};

/** The addresses of a menu's entries. */
export const pathsOf = (menu: [string, string][]) =>
  menu.flatMap(([area, segments]) => segments.split(/\s+/).map(segment => `${area}/${segment}`));
