import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { listOf, removed, writesOf } from '../crud';
import { notFound } from '../problem';
import { documentOf, queryOf } from '../request';
import { resource } from '../resource';
import rows from '../seed/pictures.json';
import { table } from '../table';

const pictures = resource({
  name: 'applicationPictures',
  entity: 'applicationPicture',
  searched: ['referenceName'],
  unique: ['referenceName'],
  required: ['referenceName', 'content', 'contentContentType'],
  rows,
});

const options = {
  url: '/api/application-pictures',
  listUrl: '/api/application-pictures/find-all',
  searchParam: 'name',
};

const byName = http.get('*/api/application-pictures', ({ request }) => {
  const picture = table('applicationPictures').find({ referenceName: queryOf(request).get('referenceName') ?? '' });
  return picture ? HttpResponse.json(picture) : notFound(request);
});

// The console sends the whole picture in the body of the DELETE request.
const removeByBody = http.delete('*/api/application-pictures', async ({ request }) =>
  removed(pictures, request, Number((await documentOf(request))?.id)),
);

export const applicationPictureHandlers = allow(CONTENT, [
  listOf(pictures, options),
  byName,
  ...writesOf(pictures, options),
  removeByBody,
]);
