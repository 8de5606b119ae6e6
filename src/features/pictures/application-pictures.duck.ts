import axios from 'axios';
import { BACKGROUND } from 'core/http/background';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { giveBack } from 'lib/records/shape';
import { createDuck, type Duck } from 'records/duck';
import { isNamed, type Picture, pictureShape as shape } from './picture';
import { forgetPictures, keepPicture } from './pictures.duck';

const URL = '/api/application-pictures';

const duck = createDuck<Picture>({ name: 'applicationPictures', url: URL, listUrl: `${URL}/find-all`, shape });

const save =
  (picture: Picture): Thunk<Picture | null> =>
  async dispatch => {
    const saved = await dispatch(duck.save(picture));
    dispatch(forgetPictures());
    return saved;
  };

/** Sends the whole record as the request body (R89). */
const remove =
  (picture: Picture): Thunk =>
  async dispatch => {
    const stored = giveBack(shape, picture);
    await dispatch({ type: duck.types.REMOVE, payload: axios.delete(URL, { data: stored }), meta: SHOWN_BY_SCREEN });
    dispatch(forgetPictures());
  };

/** How long a delete waits for a picture that the list shows without its content, in milliseconds. */
const READ_TIMEOUT = 3000;

const readWhole = async (picture: Picture): Promise<Picture | undefined> => {
  if (picture.content) return picture;
  const { findNameless, requestPicture } = await import('./request-picture');
  if (!isNamed(picture)) return findNameless(duck, picture.id, BACKGROUND);
  const stored = await requestPicture(picture.referenceName, { ...BACKGROUND, timeout: READ_TIMEOUT });
  // The name may lead to another picture that is written alike.
  return String(stored.id) === String(picture.id) ? stored : undefined;
};

/** Adds a picture while a text is being edited. It is shown at once, and the pictures on the screen stay. */
export const addPicture =
  (picture: Picture): Thunk =>
  async dispatch => {
    const saved = await dispatch(duck.save(picture));
    // Without an id no record could refer to it. In that case the preview fetches it by its name.
    if (saved?.id !== undefined) dispatch(keepPicture({ ...picture, ...saved, referenceName: picture.referenceName }));
  };

/** The content of a picture, up to 10 MB, must not be in the navigation state (R3). */
const formRecord = ({ id, referenceName }: Picture): Picture => ({ id, referenceName });

/** The library of pictures that texts show (R85). */
export const applicationPictures: Duck<Picture> = { ...duck, save, remove, formRecord, readWhole };
