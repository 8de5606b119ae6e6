import { constants, inflateSync } from 'node:zlib';
import { fieldNow, insertText, selectInField } from '../engines/in-page';
import type { Person } from '../engines/person';
import { engineOfSuite, journeyIn } from '../engines/suite';

const engine = engineOfSuite();

const openDesk = async (text: string): Promise<Person> => {
  const person = await engine.signIn('application-admin/semiologies/manage');
  await person.click('button', 'Editar texto: Anamnese');
  await person.hasFocus('textbox', 'Anamnese');
  await person.tab.evaluate(insertText, text);
  return person;
};

const select = async (person: Person, start: number, end = start) => {
  await person.tab.evaluate(selectInField, start, end);
};
const now = (person: Person) => person.tab.evaluate(fieldNow);

it('each command of the editor is one step of the undo chain, and redo brings it back', async () => {
  const person = await openDesk('Uma dose certa');
  for (const shortcut of ['Control+k', 'Control+Shift+7', 'Control+Shift+9']) {
    await select(person, 4, 8);
    await person.press(shortcut);
    expect((await now(person)).value).not.toBe('Uma dose certa');
    await person.tab.undo();
    expect((await now(person)).value).toBe('Uma dose certa');
  }
  await select(person, 4, 8);
  await person.press('Control+b');
  expect(await now(person)).toEqual({ value: 'Uma **dose** certa', selected: 'dose' });
  await person.press('Control+i');
  await person.press('Control+a');
  await person.press('Control+Shift+8');
  const listed = (await now(person)).value;
  expect(listed).toBe('- Uma ***dose*** certa');
  await person.press('End');
  await person.press('Enter');
  await person.type('segunda');
  expect((await now(person)).value).toBe(`${listed}\n- segunda`);

  const steps: string[] = [];
  while (steps[steps.length - 1] !== 'Uma dose certa') {
    await person.tab.undo();
    steps.push((await now(person)).value);
    expect(steps.length).toBeLessThan(30);
  }
  expect(steps).toEqual(expect.arrayContaining([listed, 'Uma ***dose*** certa', 'Uma **dose** certa']));
  for (const step of steps) void (step && (await person.tab.redo()));
  expect((await now(person)).value).toBe(`${listed}\n- segunda`);
});

it('a letter made with a dead key is written once, and Enter that ends a composition starts no list item', async () => {
  const person = await openDesk('- n');
  await person.tab.evaluate(() => {
    const area = document.activeElement as HTMLTextAreaElement;
    const key = (name: string, isComposing: boolean) =>
      area.dispatchEvent(new KeyboardEvent('keydown', { key: name, isComposing, bubbles: true, cancelable: true }));
    key('Dead', false);
    area.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    key('a', true);
    document.execCommand('insertText', false, 'ã');
    area.dispatchEvent(new CompositionEvent('compositionend', { data: 'ã', bubbles: true }));
    key('Enter', true);
  });
  await person.type('o');
  expect((await now(person)).value).toBe('- não');
});

it('the desk fills the window exactly, with the find bar and in full screen too', async () => {
  const person = await openDesk(Array.from({ length: 60 }, (_, at) => `Linha ${at}.`).join('\n'));
  const fit = () =>
    person.tab.evaluate(() => {
      const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
      const rest = window.innerHeight - bottomOf('.writing-foot');
      return {
        isScrollable: document.documentElement.scrollHeight > window.innerHeight,
        isFilled: rest >= 0 && rest <= 16,
        isTextAsHighAsPreview: Math.abs(bottomOf('.text-pane textarea') - bottomOf('.preview')) <= 1,
      };
    });
  const filled = { isScrollable: false, isFilled: true, isTextAsHighAsPreview: true };
  expect(await fit()).toEqual(filled);
  await person.press('Control+f');
  expect(await fit()).toEqual(filled);
  await person.press('Escape');
  await person.hasFocus('textbox', 'Anamnese');
  await person.press('Control+Shift+f');
  expect(await fit()).toEqual(filled);
});

it('find and replace is one step of the undo chain', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => `Linha ${at} com ação e reação.`).join('\n');
  const person = await openDesk(lines);
  await person.press('Control+f');
  await person.type('acao');
  await person.read('/de 120$/');
  await person.fill('Substituir por', 'X');
  await person.click('button', 'Substituir tudo');
  await person.press('Escape');
  await person.hasFocus('textbox', 'Anamnese');
  expect((await now(person)).value).toBe(lines.replace(/ação/g, 'X'));
  await person.tab.undo();
  expect((await now(person)).value).toBe(lines);
});

const HEADINGS = Array.from(
  { length: 40 },
  (_, at) => `## Título ${at}\n\n${`Um parágrafo que fala do assunto ${at}. `.repeat(8)}`,
).join('\n\n');

it('the preview follows the text, and the text follows the preview', async () => {
  const person = await openDesk(HEADINGS);
  await person.until('the last heading', () => document.querySelectorAll('.preview h2').length === 40);
  await person.tab.evaluate(() => {
    const area = document.querySelector('textarea');
    if (area) area.scrollTop = area.scrollHeight / 2;
  });
  await person.until('the preview in its middle', () => {
    const preview = document.querySelector('.preview');
    const middle = (preview?.scrollTop ?? 0) / (preview?.scrollHeight ?? 1);
    return middle > 0.4 && middle < 0.6;
  });
  await person.tab.evaluate(() => {
    const preview = document.querySelector('.preview');
    preview?.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    if (preview) preview.scrollTop = 0;
  });
  await person.until('the text at its start', () => (document.querySelector('textarea')?.scrollTop ?? 999) < 100);
});

/** The number of pages in a PDF file. Firefox compresses the objects that describe them. */
const pagesOf = (pdf: Buffer) => {
  const text = pdf.toString('latin1');
  const inflated = [...text.matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)\r?\nendstream/g)].map(([, packed]) =>
    inflateSync(Buffer.from(packed, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'),
  );
  return [text, ...inflated].join('\n').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};

journeyIn('chromium', 'firefox')('a long text is printed in full, on as many pages as it needs', async () => {
  const person = await openDesk(HEADINGS);
  await person.until('the last heading', () => document.querySelectorAll('.preview h2').length === 40);
  expect(pagesOf((await person.tab.print?.()) ?? Buffer.from(''))).toBeGreaterThan(3);
});

it('on paper, a text area of a form is as high as its text, and on the screen it is as high as before', async () => {
  const person = await engine.signIn('application-admin/notification');
  await person.click('button', 'Adicionar');
  await person.fill('Conteúdo', 'a');
  await person.tab.evaluate(insertText, '\nUma linha da mensagem.'.repeat(30));
  const heights = await person.tab.evaluate(() => {
    const area = document.activeElement as HTMLElement;
    const before = area.clientHeight;
    window.dispatchEvent(new Event('beforeprint'));
    // The print styles themselves use `field-sizing` where a browser has it.
    const isWhole = CSS.supports('field-sizing', 'content') || area.clientHeight >= area.scrollHeight - 2;
    window.dispatchEvent(new Event('afterprint'));
    return { isWhole, isAsBefore: area.clientHeight === before };
  });
  expect(heights).toEqual({ isWhole: true, isAsBefore: true });
});
