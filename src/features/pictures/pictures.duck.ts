import axios, { type AxiosRequestConfig, isAxiosError } from 'axios';
import {
  createReducer,
  FAILURE,
  REQUEST,
  type RequestAction,
  SHOWN_BY_SCREEN,
  type Status,
  SUCCESS,
  type Thunk,
} from 'core/redux/request';
import { LookupFailed } from 'core/responses/lookup-failed';
import { readMany } from 'core/responses/responses';
import { isPlainObject } from 'lib/is-plain-object';
import { readShape } from 'lib/records/shape';
import { storeSlice } from 'lib/store-slice';
import { isSameName } from 'lib/text';
import { type Picture, pictureShape } from './picture';

/** The pictures that texts show, by reference name: each is fetched once. */
export interface PicturesState {
  byReference: Record<string, PictureEntry>;
}

export interface PictureEntry {
  status: Status;
  picture?: Picture;
  /** The server has no picture with this name. Any other failure does not show whether it has one. */
  isMissing?: boolean;
}

const FETCH = 'pictures/FETCH';
const KEEP = 'pictures/KEEP';
const FORGET = 'pictures/FORGET';

/** The library responded and has no picture with this name. */
class PictureNotFound extends Error {}

/** The response does not show which picture has this name, or whether one does. */
class UnclearPicture extends Error {}

/** Whether the server is known to have no picture of the requested name. */
export const isPictureMissing = (error: unknown) =>
  isAxiosError(error) ? error.response?.status === 404 : error instanceof PictureNotFound;

const initialState: PicturesState = { byReference: {} };

const put = (state: PicturesState, name: string, entry: PictureEntry): PicturesState => ({
  byReference: { ...state.byReference, [name]: entry },
});

interface Named {
  name: string;
}

const reducer = createReducer<PicturesState>(initialState, {
  [REQUEST(FETCH)]: (state, { meta }: RequestAction<undefined, Named>) => put(state, meta.name, { status: 'ONGOING' }),
  [SUCCESS(FETCH)]: (state, { payload, meta }: RequestAction<Picture, Named>) =>
    put(state, meta.name, { status: 'SUCCESS', picture: payload }),
  [FAILURE(FETCH)]: (state, { payload, meta }: RequestAction<unknown, Named>) =>
    put(state, meta.name, { status: 'ERROR', isMissing: isPictureMissing(payload) }),
  [KEEP]: (state, { payload }: { payload: Picture }) => {
    const { referenceName } = payload;
    const others = Object.keys(state.byReference).filter(name => isSameName(name, referenceName));
    const entry: PictureEntry = { status: 'SUCCESS', picture: payload };
    return [referenceName, ...others].reduce((known, name) => put(known, name, entry), state);
  },
  [FORGET]: () => initialState,
});

export const pictures = storeSlice('pictures', reducer);

const picturesOf = (state: unknown) => pictures.select(state).byReference;

export const selectPicture = (name: string) => (state: unknown) => picturesOf(state)[name];

/** The names for which the server is known to have no picture. */
export const missingAmong = (names: readonly string[], { byReference }: PicturesState) =>
  names.filter(name => byReference[name]?.isMissing);

/** Whether the response is complete: not one page of several, and not a single picture with another name. */
const isWhole = (data: unknown, count: number) =>
  Array.isArray(data) ||
  (isPlainObject(data) && Array.isArray(data.content) && Number(data.totalElements ?? count) <= count);

type RequestConfig = Pick<AxiosRequestConfig, 'isBackground' | 'timeout'>;

/** @throws PictureNotFound only if the response shows it; any other failure says nothing about the picture */
const requestSpelling = async (name: string, config?: RequestConfig): Promise<Picture> => {
  const { data } = await axios.get('/api/application-pictures', { ...config, params: { referenceName: name } });
  const listed = readMany<Picture>(data)
    .filter(isPlainObject)
    .map(picture => readShape(pictureShape, picture));
  const exact = listed.filter(({ referenceName }) => referenceName === name);
  const found = exact.length > 0 ? exact : listed.filter(({ referenceName }) => isSameName(referenceName, name));
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

/** Stores a picture that was just created, without a request. */
export const keepPicture = (picture: Picture) => ({ type: KEEP, payload: picture });

/** Removes all pictures from the store after a change: those shown next are fetched again. */
export const forgetPictures = () => ({ type: FORGET });

const ongoing = new Map<string, Promise<unknown>>();

/** Fetches a picture even if it is stored. A missing picture is reported where it would appear, not in a toast. */
export const refetchPicture =
  (name: string): Thunk =>
  dispatch => {
    const sent = dispatch({ type: FETCH, payload: requestPicture(name), meta: { name, ...SHOWN_BY_SCREEN } });
    const response = Promise.resolve(sent).finally(() => ongoing.delete(name));
    ongoing.set(name, response);
    return response;
  };

/** Fetches a picture unless it is stored. If a request for it is in flight, it waits for that request. */
export const fetchPicture =
  (name: string): Thunk =>
  async (dispatch, getState) => {
    if (picturesOf(getState())[name]?.status === 'SUCCESS') return;
    await (ongoing.get(name) ?? dispatch(refetchPicture(name)));
  };

/** Returns references to the pictures with these names. Names that the library does not have are left out. */
export type ReferencesTo = (names: readonly string[]) => { id: Picture['id'] }[];

/**
 * Fetches the pictures that are not stored yet, before a save.
 * @throws LookupFailed if it is unclear whether some picture exists: the save would remove the reference to it
 */
export const resolvePictures =
  (names: readonly string[]): Thunk<ReferencesTo> =>
  async (dispatch, getState) => {
    const wanted = [...new Set(names)];
    await Promise.allSettled(wanted.map(name => dispatch(fetchPicture(name))));
    const known = picturesOf(getState());
    const open = wanted.filter(name => known[name]?.picture?.id === undefined && !known[name]?.isMissing);
    if (open.length > 0) throw new LookupFailed({ key: 'changes.lookup.pictures', params: { names: open.join(', ') } });
    // Two spellings of one name lead to the same picture.
    return some =>
      [...new Set(some.map(name => known[name]?.picture?.id))].flatMap(id => (id === undefined ? [] : [{ id }]));
  };
