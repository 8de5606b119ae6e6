/** @alone It replaces modules of the console. */

import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { startReports } from 'app/start/reports';
import { runtimeConfig } from 'lib/runtime-config';
import { screenErrors } from 'ui/layout/screen-errors';
import { server } from '../../mock-backend/server';
import { provokesOffences } from '../../support/offences';
import { visit } from '../../support/visit';

const mockFailing = new Set(['notice', 'reporter']);
const mockReported: unknown[] = [];
const mockLoad = (chunk: string) => {
  if (mockFailing.has(chunk)) throw new TypeError('Failed to fetch dynamically imported module');
};

jest.mock('app/shell/internal/new-version-notice', () => {
  mockLoad('notice');
  return jest.requireActual('app/shell/internal/new-version-notice');
});
jest.mock('app/start/internal/reporter', () => {
  mockLoad('reporter');
  return { startReporter: async () => (incident: { failure: unknown }) => mockReported.push(incident.failure) };
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const show = async (visibilityState: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(1000);
};

afterEach(() => jest.restoreAllMocks());

it('a check for a new version that cannot be loaded at first is loaded when the tab is hidden or shown', async () => {
  provokesOffences(/sizes\.json/);
  server.use(http.get('*/sizes.json', () => HttpResponse.json({ version: '9.9.9' })));
  await visit('/application-admin/risk-factor');
  await pass(5000);
  await show('hidden');
  mockFailing.delete('notice');
  await show('visible');
  await act(() => import('app/shell/internal/new-version-notice'));
  await show('hidden');
  await pass(11 * 60_000);
  await show('visible');
  expect(await screen.findByText('Há uma versão nova do console.')).toBeVisible();
});

it('a reporter that cannot be loaded at first is loaded at the next failure, and reports all of them', async () => {
  jest.replaceProperty(runtimeConfig, 'reportsAddress', '/reports');
  startReports();
  const failures = ['one', 'two', 'three'].map(text => new Error(text));
  const note = (error: Error) => screenErrors.notify(error as never);
  note(failures[0]);
  await pass(5000);
  note(failures[1]);
  await pass(1000);
  expect(mockReported).toEqual([]);
  mockFailing.delete('reporter');
  note(failures[2]);
  await pass(1000);
  expect(mockReported).toEqual(failures);
});
