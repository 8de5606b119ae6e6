import { fireEvent, waitFor } from '@testing-library/react';
import { found } from '../faults/disturbances';
import { save } from '../faults/forms';
import { givenRecord } from '../mock-backend/given-records';
import { type ProfileName } from '../mock-backend/profiles';
import { jsonOf } from '../mock-backend/request';
import { type Document } from '../mock-backend/resource';
import { reset, server, useProfile } from '../mock-backend/server';
import { ASKING, AT_ONCE } from '../support/deleting-lists';
import { visit } from '../support/visit';

const SECTIONS = [...ASKING, ...AT_ONCE, 'application-pictures', 'coupon', 'plans', 'promotions'];

const PROFILES: ProfileName[] = ['friendly', 'jhipster6', 'awkward'];

const TYPED = '4711';

/** What the console changes by itself: empty values of regions and races become 1 (R94). */
const KNOWN = new Map([['diseases', ['diseaseDiagnosticVariables']]]);

/** Here the lookup of a picture fails. The form shows the failure and offers a retry. */
const CANNOT_OPEN = 'awkward application-pictures';

const cases = PROFILES.flatMap(profile => SECTIONS.map(section => ({ profile, section }))).filter(
  ({ profile, section }) => `${profile} ${section}` !== CANNOT_OPEN,
);

interface Save {
  body: Document;
  given: Document;
}

/** The bodies of the PUT requests from now on, each with its record as the backend sent it. */
const recordSaves = (): Save[] => {
  const saves: Save[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'PUT') return;
    const copy = request.clone();
    void jsonOf(request.clone()).then(body =>
      saves.push({ body: body as Document, given: givenRecord(copy, body as Document) ?? {} }),
    );
  });
  return saves;
};

/** A field that is left out counts as null. */
const textOf = (value: unknown) => JSON.stringify(value ?? null);

/** The fields that were not sent back as they were received, except the one that was edited. */
const changedFields = ({ body, given }: Save) =>
  Object.keys(given).filter(name => textOf(body[name]) !== textOf(given[name]) && !textOf(body[name]).includes(TYPED));

it.each(cases)('$profile backend: one edit in $section changes no other field, except known ones', async one => {
  reset({ rich: true });
  useProfile(one.profile);
  const user = await visit(`/application-admin/${one.section}`);
  fireEvent.click(await found('main [data-cy="entityEditButton"]'));
  const field = await found('main form :is(input[type="text"], input:not([type]), textarea):not([readonly])');
  fireEvent.change(field, { target: { value: TYPED } });
  const saves = recordSaves();
  await save(user);
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(changedFields(saves[0])).toEqual(KNOWN.get(one.section) ?? []);
});
