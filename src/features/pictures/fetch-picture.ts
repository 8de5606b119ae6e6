import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { FETCH, picturesOf } from './pictures.duck';
import { requestPicture } from './request-picture';

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
