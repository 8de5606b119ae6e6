import { prefetch } from 'core/http/prefetch';
import { areasOfToken } from 'core/http/token';

const pageOf = (resource: string, size = 20) => `/api/${resource}?size=${size}&page=0`;

/**
 * The rows that a section's list asks for first, by the section's segment. The sections know it too, but their code is
 * what the rows are asked for ahead of; a test holds each entry against its section. A section that is not here works
 * as well: its rows are asked for once its code has come.
 */
export const FIRST_ROWS: Readonly<Record<string, string>> = Object.fromEntries([
  ...[
    'diseases',
    'groups',
    'laboratories',
    'laboratory-groups',
    'medical-calculators',
    'medical-criteria',
    'medical-scores',
    'medicine-groups',
    'medicine-leaflets',
    'pediatric-doses',
    'plans',
    'risk-factor',
    'semiologies',
    'symptoms',
  ].map(segment => [segment, pageOf(segment)] as const),
  ['coupon', pageOf('coupons')],
  ['disease-synonym', pageOf('disease-synonyms')],
  ['editor-contents', pageOf('editor-content')],
  ['flashcards', pageOf('diseases/flashcards')],
  ['illustrated-procedures', `${pageOf('illustrated-procedures')}&sort=normalizedName,asc`],
  ['interactions', pageOf('substances-interactions', 10)],
  ['notification', `${pageOf('notifications')}&sort=id,desc`],
  ['promotions', `${pageOf('promotions')}&sort=createdDate,desc`],
  ['synonym-group', pageOf('synonym-group', 9)],
  ['user-application', pageOf('customers')],
]);

/**
 * Asks for the rows of the list that the page opens with, where it opens with one as it is at first, and where the
 * account could see it when it was here last.
 */
export const prefetchFirstRows = (hash: string) => {
  const [, area, segment] = /^#(\/[\w-]+)\/([\w-]+)$/.exec(hash) ?? [];
  if (segment && areasOfToken().includes(area) && Object.hasOwn(FIRST_ROWS, segment)) prefetch(FIRST_ROWS[segment]);
};
