import axios from 'axios';
import type { AnyAction } from 'redux';
import { readMany } from 'shared/http/answers';
import { FAILURE, REQUEST, SUCCESS, type Status, type Thunk } from 'shared/redux/request';
import type { Picture } from './picture';

/** The pictures that texts show, by reference name: each is fetched once. */
export interface PicturesState {
  byReference: Record<string, { status: Status; picture?: Picture }>;
}

const FETCH = 'pictures/FETCH';
const FORGET = 'pictures/FORGET';

const initialState: PicturesState = { byReference: {} };

const put = (state: PicturesState, name: string, entry: PicturesState['byReference'][string]): PicturesState => ({
  byReference: { ...state.byReference, [name]: entry },
});

export default (state: PicturesState = initialState, action: AnyAction): PicturesState => {
  switch (action.type) {
    case REQUEST(FETCH):
      return put(state, action.meta.name, { status: 'ONGOING' });
    case SUCCESS(FETCH):
      return put(state, action.meta.name, { status: 'SUCCESS', picture: action.payload });
    case FAILURE(FETCH):
      return put(state, action.meta.name, { status: 'ERROR' });
    case FORGET:
      return initialState;
    default:
      return state;
  }
};

const picturesOf = (state: unknown) => (state as { pictures: PicturesState }).pictures.byReference;

export const selectPicture = (name: string) => (state: unknown) => picturesOf(state)[name];

const request = async (name: string): Promise<Picture> => {
  const { data } = await axios.get('/api/application-pictures', { params: { referenceName: name } });
  const found = readMany<Picture>(data).find(({ referenceName }) => referenceName === name);
  if (!found) throw new Error('error.url.not.found');
  return found;
};

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
