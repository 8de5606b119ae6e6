import { blank, type Notification, withOneTarget } from 'sections/notification/model';

const both = { ...blank, url: 'https://exemplo.com', contentId: '7' };
const sent = (change: Partial<Notification>) => JSON.parse(JSON.stringify(withOneTarget({ ...both, ...change })));

it.each<[string, Partial<Notification>, object]>([
  ['of an address has no content id', { contentType: 'CONTENT_URL' }, { url: both.url }],
  ['of a disease has no address', { contentType: 'CONTENT_DISEASE' }, { contentId: '7' }],
  [
    'that is stored tells the server that the content id is gone',
    { id: 1, contentType: 'CONTENT_URL' },
    { id: 1, url: both.url, contentId: null },
  ],
  [
    'that is stored tells the server that the address is gone',
    { id: 1, contentType: 'CONTENT_CID' },
    { id: 1, contentId: '7', url: null },
  ],
  ['whose type comes in lower case', { contentType: 'content_url' as 'CONTENT_URL' }, { url: both.url }],
])('R128: a notification %s', (_what, change, target) => {
  const { url, contentId, ...others } = { ...both, ...change };
  expect(sent(change)).toEqual({ ...others, ...target });
  expect([url, contentId]).toEqual([both.url, '7']);
});

it.each<[string, Partial<Notification>]>([
  ['content id', { contentType: 'CONTENT_URL', contentId: '' }],
  ['address', { contentType: 'CONTENT_DISEASE', url: undefined }],
])('a stored notification with no other %s to clear is unchanged', (_what, change) => {
  const notification = { ...both, id: 1, ...change };
  expect(withOneTarget(notification)).toBe(notification);
});

it('a notification without a content type keeps its URL and its content id', () => {
  expect(sent({ contentType: undefined })).toMatchObject({ url: both.url, contentId: '7' });
});
