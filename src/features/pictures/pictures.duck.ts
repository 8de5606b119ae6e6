import { createReducer, FAILURE, REQUEST, type RequestAction, type Status, SUCCESS } from 'core/redux/request';
import { storeSlice } from 'lib/store-slice';
import { isSameName } from 'lib/text';
import { isPictureMissing } from './missing-picture';
import type { Picture } from './picture';

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

export const FETCH = 'pictures/FETCH';
const KEEP = 'pictures/KEEP';
const FORGET = 'pictures/FORGET';

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

export const picturesOf = (state: unknown) => pictures.select(state).byReference;

export const selectPicture = (name: string) => (state: unknown) => picturesOf(state)[name];

/** The names for which the server is known to have no picture. */
export const missingPictures = ({ byReference }: PicturesState) =>
  Object.keys(byReference).filter(name => byReference[name]?.isMissing);

/** Stores a picture that was just created, without a request. */
export const keepPicture = (picture: Picture) => ({ type: KEEP, payload: picture });

/** Removes all pictures from the store after a change: those shown next are fetched again. */
export const forgetPictures = () => ({ type: FORGET });
