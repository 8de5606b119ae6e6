import axios from 'axios';
import type { Picture } from 'shared/pictures/picture';
import { forgetPictures } from 'shared/pictures/pictures.duck';
import { createDuck, type Duck } from 'shared/redux/create-duck';
import type { Thunk } from 'shared/redux/request';

const URL = '/api/application-pictures';

const duck = createDuck<Picture>({ name: 'applicationPictures', url: URL, listUrl: `${URL}/find-all` });

const save =
  (picture: Picture): Thunk =>
  async dispatch => {
    await dispatch(duck.save(picture));
    dispatch(forgetPictures());
  };

/** The whole record is the body (decision 41). */
const remove =
  (picture: Picture): Thunk =>
  async dispatch => {
    await dispatch({ type: duck.types.REMOVE, payload: axios.delete(URL, { data: picture }) });
    dispatch(forgetPictures());
  };

/** The picture itself, up to 10 MB, has no place in the navigation state (decision 1). */
const handed = ({ id, referenceName }: Picture): Picture => ({ id, referenceName });

export const applicationPictures: Duck<Picture> = { ...duck, save, remove, handed };
