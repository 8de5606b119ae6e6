/** @alone A request that another file left on its way would be slow here. */
import { act, renderHook } from '@testing-library/react';
import { AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { cancelSlowRequests, SLOW, useHasSlowRequest, watched } from 'core/http/pending-requests';

type Signal = InternalAxiosRequestConfig['signal'];

/** A request that stays pending until it gets a response, fails or is canceled. */
const send = (signal?: Signal) => {
  let sent: Signal;
  let answer: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const adapter = watched(config => {
    sent = config.signal;
    return new Promise<AxiosResponse>((resolve, reject) => {
      answer = () => resolve({ data: 'answer', status: 200, statusText: '', headers: {}, config });
      fail = reject;
    });
  });
  const response = adapter({ headers: new AxiosHeaders(), url: '/api/x', signal });
  return { response, answer, fail, isGivenUp: () => sent?.aborted };
};

const hasSlowRequest = () => {
  const { result } = renderHook(useHasSlowRequest);
  return () => result.current;
};

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('a request is slow after ten seconds until its response arrives', async () => {
  const isSlow = hasSlowRequest();
  const { response, answer } = send();
  await wait(SLOW - 1);
  expect(isSlow()).toBe(false);
  await wait(1);
  expect(isSlow()).toBe(true);
  answer();
  expect(await act(() => response)).toMatchObject({ data: 'answer' });
  expect(isSlow()).toBe(false);
});

it('a request that gets a response or fails in time is never slow', async () => {
  const isSlow = hasSlowRequest();
  const [answered, refused] = [send(), send()];
  answered.answer();
  refused.fail(new Error('refused'));
  await expect(refused.response).rejects.toThrow('refused');
  await wait(SLOW);
  expect(isSlow()).toBe(false);
});

it('only the slow requests are aborted', async () => {
  const slow = send();
  await wait(SLOW);
  const quick = send();
  cancelSlowRequests();
  expect([slow.isGivenUp(), quick.isGivenUp()]).toEqual([true, false]);
  [slow, quick].forEach(({ answer }) => answer());
  await Promise.all([slow.response, quick.response]);
});

it('the caller can abort a request before it is sent and while it is pending', async () => {
  const [before, meanwhile] = [new AbortController(), new AbortController()];
  before.abort();
  const [unsent, sent] = [send(before.signal), send(meanwhile.signal)];
  expect([unsent.isGivenUp(), sent.isGivenUp()]).toEqual([true, false]);
  meanwhile.abort();
  expect(sent.isGivenUp()).toBe(true);
  [unsent, sent].forEach(({ answer }) => answer());
  await Promise.all([unsent.response, sent.response]);
});

it('a finished request no longer reacts to the signal of its caller', async () => {
  const asker = new AbortController();
  const { response, answer, isGivenUp } = send(asker.signal);
  answer();
  await response;
  asker.abort();
  expect(isGivenUp()).toBe(false);
});
