import axios from 'axios';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { readIfUnconfirmed } from 'core/responses/write-answers';
import type { Id } from 'lib/model';
import { readPending, RELEASE, URL } from './duck';

/** The release sends only the id (R96). */
export const release =
  (id: Id): Thunk =>
  async dispatch => {
    const isDone = async () => (await readPending())?.id !== id;
    return dispatch({
      type: RELEASE,
      payload: readIfUnconfirmed(axios.post(URL, { id }), isDone),
      meta: SHOWN_BY_SCREEN,
    });
  };
