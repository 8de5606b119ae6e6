import axios, { isAxiosError } from 'axios';
import type { AnyAction } from 'redux';
import { readMany } from 'shared/http/answers';
import { FAILURE, REQUEST, SUCCESS, type Status, type Thunk } from 'shared/redux/request';
import type { Picture } from './picture';

/** The pictures that texts show, by reference name: each is fetched once. */
export interface PicturesState {
  byReference: Record<string, Entry>;
}

interface Entry {
  status: Status;
  picture?: Picture;
  /** The server has no picture of this name; a failure of another kind says nothing of it. */
  isMissing?: boolean;
}

const FETCH = 'pictures/FETCH';
const KEEP = 'pictures/KEEP';
const FORGET = 'pictures/FORGET';

const NOT_FOUND = 'error.url.not.found';

const isNotFound = (error: unknown) =>
  isAxiosError(error) ? error.response?.status === 404 : error instanceof Error && error.message === NOT_FOUND;

const initialState: PicturesState = { byReference: {} };

const put = (state: PicturesState, name: string, entry: Entry): PicturesState => ({
  byReference: { ...state.byReference, [name]: entry },
});

export default (state: PicturesState = initialState, action: AnyAction): PicturesState => {
  switch (action.type) {
    case REQUEST(FETCH):
      return put(state, action.meta.name, { status: 'ONGOING' });
    case SUCCESS(FETCH):
      return put(state, action.meta.name, { status: 'SUCCESS', picture: action.payload });
    case FAILURE(FETCH):
      return put(state, action.meta.name, { status: 'ERROR', isMissing: isNotFound(action.payload) });
    case KEEP:
      return put(state, action.payload.referenceName, { status: 'SUCCESS', picture: action.payload });
    case FORGET:
      return initialState;
    default:
      return state;
  }
};

export const selectPictures = (state: unknown) => (state as { pictures: PicturesState }).pictures;

const picturesOf = (state: unknown) => selectPictures(state).byReference;

export const selectPicture = (name: string) => (state: unknown) => picturesOf(state)[name];

/** The names among these that the server is known to have no picture of. */
export const missingAmong = (names: readonly string[], { byReference }: PicturesState) =>
  names.filter(name => byReference[name]?.isMissing);

const request = async (name: string): Promise<Picture> => {
  const { data } = await axios.get('/api/application-pictures', { params: { referenceName: name } });
  const found = readMany<Picture>(data).find(({ referenceName }) => referenceName === name);
  if (!found) throw new Error(NOT_FOUND);
  return found;
};

/** A picture that is known without being asked for: it was just made. */
export const keepPicture = (picture: Picture) => ({ type: KEEP, payload: picture });

/** Pictures were changed: what is shown next is fetched again. */
export const forgetPictures = () => ({ type: FORGET });

const ongoing = new Map<string, Promise<unknown>>();

/** Fetches a picture, whatever is known of it. A missing one is told where it stands, not in a toast. */
export const refetchPicture =
  (name: string): Thunk =>
  dispatch => {
    const sent = dispatch({ type: FETCH, payload: request(name), meta: { name, silent: true } });
    const answer = Promise.resolve(sent).finally(() => ongoing.delete(name));
    ongoing.set(name, answer);
    return answer;
  };

/** Fetches a picture unless it is there; one that is on its way is waited for. */
export const fetchPicture =
  (name: string): Thunk =>
  async (dispatch, getState) => {
    if (picturesOf(getState())[name]?.status === 'SUCCESS') return;
    await (ongoing.get(name) ?? dispatch(refetchPicture(name)));
  };

/** The `{id}` of each picture that is known; a name without a picture is left out (decision 19). */
export const selectReferences =
  (names: readonly string[]) =>
  (state: unknown): { id: Picture['id'] }[] => {
    const known = picturesOf(state);
    return names.flatMap(name => (known[name]?.picture?.id === undefined ? [] : [{ id: known[name].picture.id }]));
  };

/** Fetches the pictures that are not known yet, and answers their references. */
export const resolvePictures =
  (names: readonly string[]): Thunk<{ id: Picture['id'] }[]> =>
  async (dispatch, getState) => {
    await Promise.allSettled(names.map(name => dispatch(fetchPicture(name))));
    return selectReferences(names)(getState());
  };
