import { isAction, type Middleware } from 'redux';

/**
 * An answer that a reducer cannot read is a failure of its request, so that nothing stays in the state of loading. It
 * comes after the promise middleware in the chain.
 */
const unreadAnswers: Middleware = store => next => action => {
  try {
    return next(action);
  } catch (error) {
    if (isAction(action) && action.type.endsWith('_FULFILLED'))
      store.dispatch({ ...action, type: action.type.replace(/FULFILLED$/, 'REJECTED'), payload: error, error: true });
    throw error;
  }
};

export default unreadAnswers;
