/** @alone It starts the console as the page does, for good, with modules of its own. */

import { fireEvent, screen } from '@testing-library/dom';
import { openSession, table } from '../../mock-backend/server';
import {
  breakInterface,
  INTERFACE_NAMES,
  type InterfaceName,
  mendInterfaces,
  removeInterface,
} from '../../support/broken-interfaces';
import { prepareRealStart } from '../../support/real-start';

const LIST = '/application-admin/semiologies';

let stop: () => void = () => undefined;

// Before the page is emptied.
afterEach(() => {
  stop();
  mendInterfaces();
});

prepareRealStart();

/** Starts the console with modules of its own, which have not seen any interface of the browser yet. */
const start = async () => {
  const { storeToken } = await import('core/http/token');
  const { startTheme } = await import('app/shell/theme');
  const { startConsole } = await import('../../support/real-start');
  storeToken(openSession('editor', false), false);
  startTheme();
  const rendered = await startConsole(LIST);
  stop = () => rendered.unmount();
};

/** What was read from the storage before, such as the token, stays readable; only writing is refused. */
const LATER = INTERFACE_NAMES.filter(name => name !== 'localStorage' && name !== 'sessionStorage');

const each = (names: readonly InterfaceName[], take: typeof breakInterface) => () => names.forEach(take);
const nothing = () => undefined;

const press = async (name: string) => (await screen.findByRole('button', { name })).click();

test.each([
  ['missing at the start', each(INTERFACE_NAMES, removeInterface), nothing],
  ['throwing at the start', each(INTERFACE_NAMES, breakInterface), nothing],
  ['missing later', nothing, each(LATER, removeInterface)],
  ['throwing later', nothing, each(LATER, breakInterface)],
])(
  'F58: a list, a form and a text open, and a changed text is saved, with every guarded interface of the browser %s',
  async (_when, before, after) => {
    const { id } = table('semiologies').insert({ name: 'Tosse', isAvailableForFree: true, synonyms: [] });
    // It reads every global variable, so it comes before they throw.
    jest.resetModules();
    before();
    await start();
    expect(await screen.findByRole('link', { name: 'Tosse' })).toBeVisible();
    after();
    await press('Editar Tosse');
    expect(await screen.findByDisplayValue('Tosse')).toBeVisible();
    await press('Editar texto: Anamnese');
    const text = await screen.findByRole('textbox', { name: 'Anamnese' });
    fireEvent.change(text, { target: { value: 'Seca?' } });
    await press('Salvar');
    expect(await screen.findByDisplayValue('Tosse')).toBeVisible();
    await press('Salvar');
    expect(await screen.findByRole('link', { name: 'Tosse' })).toBeVisible();
    const stored = { rawMarkdownAvailable: Buffer.from('Seca?').toString('base64') };
    expect(table('semiologies').find({ id })).toMatchObject({ anamnesisContent: stored });
  },
);
