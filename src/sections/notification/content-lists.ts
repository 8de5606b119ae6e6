import { APPLICATION_STAFF, hasAnyAuthority } from 'core/auth/authorities';
import { codeOf } from 'core/i18n/option-text';
import type { Named } from 'lib/model';
import type { Duck } from 'records/duck';
import { diseases } from 'sections/diseases/duck';
import { illustratedProcedures } from 'sections/illustrated-procedures/duck';
import { laboratories } from 'sections/laboratories/duck';
import { medicineLeafletHeads } from 'sections/medicine-leaflets/duck';
import { semiologies } from 'sections/semiologies/duck';
import type { Notification } from './record';

/** Content without its own list here, such as a CID or a SUS procedure, is typed as a code. */
const LISTS: Partial<Record<string, Duck<Named>>> = {
  CONTENT_DISEASE: diseases,
  CONTENT_MEDICINE_LEAFLET: medicineLeafletHeads,
  CONTENT_SEMIOLOGY: semiologies,
  CONTENT_LABORATORY: laboratories,
  CONTENT_ILLUSTRATED_PROCEDURE: illustratedProcedures,
} satisfies Partial<Record<Notification['contentType'], Duck<Named>>>;

/**
 * The list in which content of this type is chosen by name. Administrators, who also have this form, may read
 * diseases only.
 */
export const listOfTarget = (contentType: unknown, held: readonly string[]): Duck<Named> | undefined => {
  const list = LISTS[codeOf(contentType).toUpperCase()];
  return list === diseases || hasAnyAuthority(held, APPLICATION_STAFF) ? list : undefined;
};
