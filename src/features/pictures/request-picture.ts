import axios, { type AxiosRequestConfig } from 'axios';
import type { Background } from 'core/http/background';
import { readMany } from 'core/responses/responses';
import { isPlainObject } from 'lib/is-plain-object';
import { plain } from 'lib/plain';
import { readShape } from 'lib/records/shape';
import { isSameName } from 'lib/text';
import { rowInList } from 'records/lookup';
import type { RecordSource } from 'records/source';
import { isPictureMissing, PictureNotFound } from './missing-picture';
import { isNamed, type Picture, pictureShape } from './picture';

/** The response does not show which picture has this name, or whether one does. */
class UnclearPicture extends Error {}

/** Whether the response has all pictures of a list: it is neither one page of several nor a single picture. */
const isWhole = (data: unknown, count: number) =>
  Array.isArray(data) ||
  (isPlainObject(data) && Array.isArray(data.content) && Number(data.totalElements ?? count) <= count);

type RequestConfig = Pick<AxiosRequestConfig, 'isBackground' | 'timeout'>;

/** How a picture bears the name, strictest first. Many databases ignore case and accents when they look for a name. */
const BEARS: readonly ((one: string, name: string) => boolean)[] = [
  (one, name) => one === name,
  isSameName,
  (one, name) => plain(one) === plain(name),
];

/** The candidates for a name. If one bears it more strictly than others, it is the only one. */
const candidatesIn = (listed: readonly Picture[], name: string) =>
  BEARS.map(bears => listed.filter(picture => isNamed(picture) && bears(picture.referenceName, name))).find(
    found => found.length > 0,
  ) ?? [];

/** @throws PictureNotFound only if the response shows it; any other failure says nothing about the picture */
const requestSpelling = async (name: string, config?: RequestConfig): Promise<Picture> => {
  const { data } = await axios.get('/api/application-pictures', { ...config, params: { referenceName: name } });
  const listed = readMany<Picture>(data)
    .filter(isPlainObject)
    .map(picture => readShape(pictureShape, picture));
  const found = candidatesIn(listed, name);
  if (new Set(found.map(({ id }) => id)).size > 1) throw new UnclearPicture();
  const [first] = found;
  if (first) return first;
  throw isWhole(data, listed.length) ? new PictureNotFound() : new UnclearPicture();
};

/** The other ways of writing a name that look the same: a server that compares characters knows only one of them. */
const otherSpellingsOf = (name: string) => {
  const spaced = name.replace(/\p{Zs}/gu, ' ');
  const forms = [spaced, spaced.replaceAll(' ', '\u00a0')].flatMap(one => [one.normalize('NFC'), one.normalize('NFD')]);
  return [...new Set(forms)].filter(one => one !== name);
};

const requestAny = async (name: string, others: readonly string[], config?: RequestConfig): Promise<Picture> => {
  try {
    return await requestSpelling(name, config);
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined || !isPictureMissing(error)) throw error;
    return requestAny(next, rest, config);
  }
};

/** @throws PictureNotFound only if the server knows no spelling of the name */
export const requestPicture = (name: string, config?: RequestConfig): Promise<Picture> =>
  requestAny(name, otherSpellingsOf(name), config);

/** A stored picture without a name: no call finds it by a name, so the whole library is read until it comes. */
export const findNameless = async (
  library: RecordSource<Picture>,
  id: Picture['id'],
  { isBackground = false }: Background = {},
): Promise<Picture | undefined> => rowInList(library, row => String(row.id) === String(id), { isBackground });
