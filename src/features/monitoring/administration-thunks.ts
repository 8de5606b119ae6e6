import axios from 'axios';
import type { Thunk } from 'core/redux/request';
import { responseOf, writeBack } from 'records/write-back';
import { administration, readIntoStore } from './administration.duck';
import { readLoggers } from './read-loggers';

/** Requests that only the monitoring screens make. They load with these screens, not with the store. */
export const systemMetrics = () => readIntoStore('metrics', () => axios.get('/management/metrics'));
export const systemThreadDump = () => readIntoStore('threadDump', () => axios.get('/management/threaddump'));
export const getLoggers = () => readIntoStore('logs', () => axios.get('/management/logs'));
export const getConfigurations = () => readIntoStore('configProps', () => axios.get('/management/configprops'));
export const getEnv = () => readIntoStore('env', () => axios.get('/management/env'));

/** The latest change of a level. */
let latest: Promise<unknown> = Promise.resolve();

/**
 * Changes a level immediately, then fetches the levels again. Changes are made one after the other, so that the levels
 * that arrive last are the newest.
 */
export const changeLogLevel =
  (name: string, level: string): Thunk =>
  async (dispatch, getState) => {
    const isDone = async () => {
      await dispatch(getLoggers());
      const stored = readLoggers(administration.select(getState()).logs);
      return stored.find(logger => logger.name === name)?.level === level;
    };
    const change = async () => {
      const payload = responseOf(
        writeBack({ edit: () => ({ level, name }), send: body => axios.put('/management/logs', body), isDone }),
      );
      await dispatch({ type: 'administration/changeLevel', payload });
      return dispatch(getLoggers());
    };
    const changed = latest.then(change, change);
    latest = changed;
    return changed;
  };
