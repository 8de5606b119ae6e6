import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { keptAs } from 'features/replace/kept';
import { removeTasks } from 'features/replace/task-store';
import { formatCount } from 'lib/numbers';
import { diseaseSynonyms } from 'sections/disease-synonym/duck';
import { ptBr } from '../../../i18n/pt-br';
import { server, table } from '../../mock-backend/server';
import { expireSessions } from '../../mock-backend/sessions';
import { setupUser } from '../../support/clock';
import { hold } from '../../support/hold';
import { requests } from '../../support/requests';
import { sentBodies, serveList } from '../../support/serve-list';
import { reload, visit } from '../../support/visit';

// Rows of an earlier test would be there again.
beforeEach(() => removeTasks('editor'));

const AREA = '/application-admin';
const SYNONYMS = `${AREA}/disease-synonym/add-many`;
const COUPONS = `${AREA}/coupon/add-many`;

type User = Awaited<ReturnType<typeof visit>>;

const { many } = ptBr;

const open = async (path: string) => {
  const user = await visit(path);
  const field = await screen.findByRole('textbox', { name: many.paste });
  return { user, field };
};

/** Opens the screen of a section and pastes rows. */
const pasted = async (path: string, text: string) => {
  const { user, field } = await open(path);
  await user.click(field);
  await user.paste(text);
  await screen.findByRole('table', { name: many.rows });
  return user;
};

const status = (text: string | RegExp) => screen.findByText(text, { selector: '[data-cy="manyStatus"]' });
const ready = (rows: number, count: number) =>
  status(`Linhas: ${formatCount(rows)}. Prontas: ${formatCount(count)}. Outras: ${formatCount(rows - count)}.`);

const confirm = async (user: User, count: number) => {
  const name = count === 1 ? many.createOne : `Criar ${count} registros`;
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: many.title }));
  await user.click(dialog.getByRole('button', { name }));
};

const result = (text: string) => screen.findByText(text, { selector: '[data-cy="manyResult"]' });
const cell = (field: string, line: number) => screen.findByLabelText(`${field}, linha ${line}`);
/** The stored synonyms, in the order in which they were created. */
const names = () =>
  table('diseaseSynonyms')
    .all()
    .sort((one, other) => Number(one.id) - Number(other.id))
    .map(({ name }) => name);

/** A file as browsers give it: jsdom cannot read one. */
const fileOf = (name: string, bytes: Uint8Array) =>
  Object.assign(new File([], name), { arrayBuffer: async () => bytes.buffer });

/** Answers the creation of this synonym in another way. */
const answerFor = (name: string, answer: () => Response | undefined) =>
  server.use(
    http.post('*/api/disease-synonym', async ({ request }) => {
      const { name: sent } = (await request.clone().json()) as { name: string };
      return sent === name ? answer() : undefined;
    }),
  );

describe('many records from a sheet', () => {
  it('B28: the menu of the list leads there; rows are asked about once, and sent one by one as the form sends them', async () => {
    const bodies = sentBodies();
    const user = await visit(`${AREA}/coupon/manages`);
    await user.type(await screen.findByLabelText('Código'), 'A1');
    await user.type(screen.getByLabelText('Valor do desconto'), '10,5');
    await user.type(screen.getByLabelText('Validade'), '31/12/2027');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(ptBr.messages.successAlert);
    await user.click(await screen.findByRole('button', { name: 'Mais' }));
    await user.click(await screen.findByRole('menuitem', { name: many.action }));
    await user.click(await screen.findByRole('textbox', { name: many.paste }));
    await user.paste('Código;Valor do desconto;Validade;Usos\nB1;10,5;31/12/2027;7\nB2;R$ 1.234,50;;\n');
    await ready(2, 2);
    expect(await cell('Validade', 2)).toHaveValue('31/12/2027 23:59');
    expect(bodies).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Criar 2 registros' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('2 registros serão criados, um após o outro.')).toBeVisible();
    expect(dialog.getByText(ptBr.coupon.many.warning)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Criar 2 registros' }));
    await result('Criados: 2.');
    const [byForm, first, second] = bodies;
    expect(first).toEqual({ ...(byForm as object), code: 'B1' });
    expect(second).toEqual({ code: 'B2', couponDiscountType: 'PERCENTAGE', discountValue: 1234.5 });
  });

  it('B28: what exists, twins and faults are named at their cells, lead there, can be corrected in place, and are not sent', async () => {
    table('diseaseSynonyms').insert({ name: 'Dérrame' });
    const asked = requests(/GET .*disease-synonyms/);
    const user = await pasted(SYNONYMS, `Nome\nderrame\nAVC\nAVE\navc\n${'x'.repeat(201)}\n`);
    await ready(5, 2);
    expect(await cell('Nome', 2)).toHaveAccessibleDescription(many.fault.exists);
    expect(await cell('Nome', 5)).toHaveAccessibleDescription('Igual à linha 3.');
    expect(await cell('Nome', 6)).toHaveAccessibleDescription(ptBr.entity.validation.tooLong);
    await user.click(screen.getByRole('button', { name: 'Linha 5, Nome: Igual à linha 3.' }));
    expect(await cell('Nome', 5)).toHaveFocus();
    await user.clear(await cell('Nome', 5));
    await user.keyboard('AIT{Enter}');
    await ready(5, 3);
    // One search for each name, and one for the corrected name.
    await waitFor(() => expect(asked).toHaveLength(4));
    await confirm(user, 3);
    await result('Criados: 3. Não criados, e ainda abaixo: 2.');
    expect(asked).toHaveLength(4);
    expect(names()).toEqual(['Dérrame', 'AVC', 'AVE', 'AIT']);
    expect(screen.getAllByLabelText(/^Nome, linha/)).toHaveLength(2);
  });

  it('B28: a lost answer is looked for, and the record is not sent again if it is there', async () => {
    const posts = requests(/^POST/);
    let isLost = true;
    answerFor('AVE', () => {
      if (!isLost) return undefined;
      isLost = false;
      table('diseaseSynonyms').insert({ name: 'AVE' });
      return HttpResponse.error();
    });
    const user = await pasted(SYNONYMS, 'AVC\nAVE\nAIT');
    await ready(3, 3);
    await confirm(user, 3);
    await result('Criados: 3.');
    expect(names()).toEqual(['AVC', 'AVE', 'AIT']);
    expect(posts).toHaveLength(3);
  });

  it('B28: a lost answer of a record that is not there sends it once more', async () => {
    let isLost = true;
    answerFor('AVE', () => {
      if (!isLost) return undefined;
      isLost = false;
      return HttpResponse.error();
    });
    const user = await pasted(SYNONYMS, 'AVC\nAVE');
    await ready(2, 2);
    await confirm(user, 2);
    await result('Criados: 2.');
    expect(names()).toEqual(['AVC', 'AVE']);
  });

  it('B28: a refusal in the middle is told at its row, and the others are created', async () => {
    answerFor('AVE', () => HttpResponse.json({ message: 'Termo reservado pela diretoria.' }, { status: 400 }));
    const user = await pasted(SYNONYMS, 'AVC\nAVE\nAIT');
    await ready(3, 3);
    await confirm(user, 3);
    await result('Criados: 2. Não criados, e ainda abaixo: 1.');
    expect(names()).toEqual(['AVC', 'AIT']);
    const row = screen.getByText('Termo reservado pela diretoria.').closest('tr');
    expect(within(row as HTMLElement).getByLabelText('Nome, linha 2')).toHaveValue('AVE');
  });

  it('B28: a session that ends pauses, and after the sign-in no row is missing and none came twice', async () => {
    const user = await pasted(SYNONYMS, 'AVC\nAVE\nAIT');
    await ready(3, 3);
    expireSessions();
    await confirm(user, 3);
    const signIn = within(await screen.findByRole('dialog', { name: ptBr.login.title }));
    expect(names()).toEqual([]);
    await user.type(signIn.getByLabelText(/^Senha/), 'editor{Enter}');
    expect(await screen.findByText(many.run.session)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: many.run.goOn }));
    await result('Criados: 3.');
    expect(names()).toEqual(['AVC', 'AVE', 'AIT']);
  });

  it('B28: pause ends after the row that is on its way, and stop leaves the others to be corrected', async () => {
    const user = await pasted(SYNONYMS, 'AVC\nAVE\nAIT');
    await ready(3, 3);
    const letGo = hold('post', '*/api/disease-synonym');
    await confirm(user, 3);
    await user.click(await screen.findByRole('button', { name: many.run.pause }));
    letGo();
    expect(await screen.findByText(many.run.paused)).toBeVisible();
    expect(names()).toEqual(['AVC']);
    expect(await cell('Nome', 2)).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: many.run.stop }));
    await result('Criados: 1. Não criados, e ainda abaixo: 2.');
    expect(await cell('Nome', 2)).not.toHaveAttribute('readonly');
    expect(names()).toEqual(['AVC']);
  });

  it('B28: if the server does not say which names exist, each is looked for before it is sent', async () => {
    table('diseaseSynonyms').insert({ name: 'AVE' });
    let isDown = true;
    server.use(
      http.get('*/api/disease-synonyms', () => (isDown ? new HttpResponse(null, { status: 503 }) : undefined)),
    );
    const user = await pasted(SYNONYMS, 'AVC\nAVE');
    expect(await screen.findByText(many.unasked)).toBeVisible();
    await confirm(user, 2);
    expect(await screen.findByText(/^A criação parou/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: many.run.goOn }));
    await result('Criados: 1. Não criados, e ainda abaixo: 1.');
    expect(names()).toEqual(['AVE', 'AVC']);
  });

  it('B28: columns without headers are chosen, and other fields are given once for all rows', async () => {
    const user = await pasted(COUPONS, 'A1\t10\nA2\t20');
    await ready(2, 2);
    await user.selectOptions(screen.getByLabelText('Coluna 1'), 'Código');
    await user.selectOptions(screen.getByLabelText('Coluna 2'), 'Valor do desconto');
    await user.selectOptions(screen.getByLabelText('Tipo de desconto'), 'Valor fixo');
    await user.type(screen.getByLabelText('Limite de usos'), '1{Enter}');
    expect(await cell('Limite de usos', 2)).toHaveValue('1');
    await ready(2, 2);
    await confirm(user, 2);
    await result('Criados: 2.');
    expect(table('coupons').all()).toMatchObject([
      { code: 'A1', discountValue: 10, couponDiscountType: 'FIXED', limitUsages: 1 },
      { code: 'A2', discountValue: 20, couponDiscountType: 'FIXED', limitUsages: 1 },
    ]);
  });

  it('B28: records of other sections are found by name; one that is not there, or there twice, is a fault', async () => {
    const groups = ['Bioquímica', 'Hormônios', 'Hormônios'].map((name, at) => ({ id: at + 1, name, children: [] }));
    const bodies = serveList('laboratories');
    server.use(
      http.get('*/api/laboratory-groups', () => HttpResponse.json({ content: groups, totalElements: 3, size: 100 })),
    );
    const user = await pasted(
      `${AREA}/laboratories/add-many`,
      'Nome\tGrupos\nTSH\tbioquimica\nT4\tHormônios\nT3\tOutros; Bioquímica\n',
    );
    await ready(3, 1);
    expect(await cell('Grupos', 3)).toHaveAccessibleDescription('Há mais de um “Hormônios”.');
    expect(await cell('Grupos', 4)).toHaveAccessibleDescription('“Outros” não foi encontrado.');
    await confirm(user, 1);
    await result('Criados: 1. Não criados, e ainda abaixo: 2.');
    expect(bodies).toMatchObject([{ name: 'TSH', groups: [groups[0]] }]);
  });

  it('B28: words of synonym groups that are not there are sent as new ones', async () => {
    table('synonymWords').insert({ name: 'dispneia' });
    const bodies = sentBodies<{ synonymWords: object[] }>();
    const user = await pasted(`${AREA}/synonym-group/add-many`, 'Nome;Palavras\nFalta de ar;"dispneia; cansaço"\n');
    await ready(1, 1);
    await confirm(user, 1);
    await result('Criados: 1.');
    expect(bodies[0].synonymWords).toMatchObject([{ id: 1, name: 'dispneia' }, { name: 'cansaço' }]);
    expect(bodies[0].synonymWords[1]).not.toHaveProperty('id');
  });

  it('B28: /notification: no push is sent unless its column is chosen, and then the question says who receives it', async () => {
    const user = await pasted(
      `${AREA}/notification/add-many`,
      'Título;Público;Enviar push;Tipo de conteúdo;URL\nNovidade;Assinantes;Sim;URL;https://x.org\nAviso;;Sim;CID;https://x.org',
    );
    await ready(2, 1);
    expect(await cell('URL', 3)).toHaveAccessibleDescription(ptBr.notification.many.isContent);
    await user.click(screen.getByRole('button', { name: many.createOne }));
    expect(await screen.findByText(ptBr.notification.many.noPush)).toBeVisible();
    await user.click(screen.getByRole('button', { name: ptBr.entity.action.cancel }));
    const column = screen.getByRole('group', { name: many.columns.title });
    await user.selectOptions(within(column).getByLabelText('Enviar push'), 'Enviar push');
    await user.click(screen.getByRole('button', { name: many.createOne }));
    expect(await screen.findByText(/não podem ser desfeitos: .*1.* \(Assinantes: 1\)\./)).toBeVisible();
  });

  it('B28: /coupon: numbered codes become rows', async () => {
    const { user } = await open(COUPONS);
    await user.type(screen.getByLabelText('Modelo (# é um dígito)'), 'CONGRESSO-###');
    await user.type(screen.getByLabelText('Quantos'), '3{Enter}');
    await ready(3, 3);
    expect(await cell('Código', 3)).toHaveValue('CONGRESSO-003');
    await user.selectOptions(screen.getByLabelText('Códigos'), 'Aleatórios');
    await user.click(screen.getByRole('button', { name: 'Gerar linhas' }));
    await ready(6, 6);
  });

  it('B28: the file of the result says what was created and what was not, and can be read back', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = blob => `blob:${files.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    table('diseaseSynonyms').insert({ name: 'AVE' });
    const user = await pasted(SYNONYMS, 'AVC\nAVE');
    await ready(2, 1);
    await confirm(user, 1);
    await result('Criados: 1. Não criados, e ainda abaixo: 1.');
    await user.click(screen.getByRole('button', { name: many.result.csv }));
    const text = await files[0].text();
    expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Nome;Resultado;Motivo',
      'AVC;Criada;',
      'AVE;Não criada;Nome: Já existe no servidor.',
      '',
    ]);
    jest.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: many.clear }));
    await user.upload(screen.getByLabelText(many.file), fileOf('resultado.csv', new TextEncoder().encode(text)));
    await ready(2, 0);
  });

  it('B28: a file of Windows is read as it was written, and a workbook is refused with a sentence', async () => {
    const { user } = await open(SYNONYMS);
    const latin = Uint8Array.from('Nome;\r\nS\u00edndrome;\r\n', character => character.charCodeAt(0));
    await user.upload(screen.getByLabelText(many.file), fileOf('nomes.csv', latin));
    expect(await cell('Nome', 2)).toHaveValue('Síndrome');
    await user.upload(screen.getByLabelText(many.file), fileOf('nomes.csv', Uint8Array.of(0x50, 0x4b, 0x03, 0x04)));
    expect(await screen.findByText(/“.*nomes\.csv.*” não é um arquivo de texto/)).toBeVisible();
  });

  it('B28: 5,000 rows are read, shown by 100, and asked for by reading the list', async () => {
    const asked = requests(/disease-synonyms/);
    await pasted(SYNONYMS, Array.from({ length: 5000 }, (_, at) => `Termo ${at + 1}`).join('\n'));
    await ready(5000, 5000);
    expect(screen.getAllByLabelText(/^Nome, linha/)).toHaveLength(100);
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(asked).toHaveLength(1);
  });

  it('B28: a section without such a sheet has no such screen', async () => {
    await visit(`${AREA}/diseases/add-many`);
    expect(await screen.findByRole('heading', { name: ptBr.error.http['404'] })).toBeVisible();
  });
});

describe('the rows of a sheet, once the page is gone', () => {
  const sheets = keptAs('sheet');
  const OF_SYNONYMS = { login: 'editor', address: SYNONYMS };
  const NOTHING = { is: 'done', value: undefined };
  /** What the browser has kept by now, of the synonyms if nothing else is said. */
  const kept = (address = SYNONYMS) => act(() => sheets.read({ login: 'editor', address }));
  const keptNames = async () => {
    const answer = await kept();
    const { rows } = ('value' in answer ? answer.value : undefined) as { rows: { cells: { name: string } }[] };
    return rows.map(({ cells }) => cells.name);
  };
  const correct = async (user: User, line: number, text: string) => {
    await user.clear(await cell('Nome', line));
    await user.type(await cell('Nome', line), `${text}{Enter}`);
  };
  const field = () => screen.findByRole('textbox', { name: many.paste });
  /** Opens the screen on another page: only what the browser stores remains. */
  const anew = (path: string, login?: string) => {
    cleanup();
    return visit(path, login);
  };
  const leave = async (user: User, answer: string) => {
    await user.click(screen.getAllByRole('link', { name: 'Início' })[0]);
    await user.click(await screen.findByRole('button', { name: answer }));
    await waitFor(() => expect(window.location.hash).toBe('#/'));
  };

  it('B28: rows, corrected cells and values of all rows outlive a reload, can be gone on with, and go once they are created', async () => {
    const before = await pasted(COUPONS, 'A1\t10\nA2\tdez');
    await before.selectOptions(screen.getByLabelText('Coluna 1'), 'Código');
    await before.selectOptions(screen.getByLabelText('Coluna 2'), 'Valor do desconto');
    await before.selectOptions(screen.getByLabelText('Tipo de desconto'), 'Valor fixo');
    await before.clear(await cell('Valor do desconto', 2));
    await before.type(await cell('Valor do desconto', 2), '20{Enter}');
    await ready(2, 2);
    await kept(COUPONS);
    const user = await reload();
    await ready(2, 2);
    expect(await cell('Valor do desconto', 2)).toHaveValue('20');
    expect(screen.getByLabelText('Coluna 2')).toHaveDisplayValue('Valor do desconto');
    await user.click(await field());
    await user.paste('A3');
    await ready(3, 3);
    await confirm(user, 3);
    await result('Criados: 3.');
    expect(table('coupons').all()).toMatchObject([
      { code: 'A1', discountValue: 10, couponDiscountType: 'FIXED' },
      { code: 'A2', discountValue: 20, couponDiscountType: 'FIXED' },
      { code: 'A3', couponDiscountType: 'FIXED' },
    ]);
    await waitFor(async () => expect(await kept(COUPONS)).toEqual(NOTHING));
    await reload();
    expect(await field()).toBeVisible();
    expect(screen.queryByRole('table', { name: many.rows })).not.toBeInTheDocument();
  });

  it('B28: a row that was on its way is looked for before it is sent again, and no created row comes back', async () => {
    await pasted(SYNONYMS, 'AVC\nAVE\nAIT');
    await ready(3, 3);
    const letGo = new Promise<undefined>(() => undefined);
    server.use(
      http.post('*/api/disease-synonym', async ({ request }) => {
        const { name } = (await request.clone().json()) as { name: string };
        if (name !== 'AVE') return undefined;
        table('diseaseSynonyms').insert({ name });
        return letGo;
      }),
    );
    await confirm(setupUser(), 3);
    await screen.findByText('Criados: 1 de 3. Recusados: 0.');
    await waitFor(async () => expect(await keptNames()).toEqual(['AVE', 'AIT']));
    const user = await reload();
    expect(await screen.findByText(many.state.lost)).toBeVisible();
    await confirm(user, 2);
    await result('Criados: 2.');
    expect(names()).toEqual(['AVC', 'AVE', 'AIT']);
  });

  it('B28: who leaves with the rows kept finds them again, with what the server said; who discards them does not', async () => {
    answerFor('AVE', () => HttpResponse.json({ message: 'Termo reservado.' }, { status: 400 }));
    const user = await pasted(SYNONYMS, 'AVE');
    await ready(1, 1);
    await confirm(user, 1);
    await result('Criados: 0. Não criados, e ainda abaixo: 1.');
    await waitFor(async () => expect(await keptNames()).toEqual(['AVE']));
    await leave(user, ptBr.aside.keepDraft);
    const again = await anew(SYNONYMS);
    expect(await screen.findByText('Termo reservado.')).toBeVisible();
    await correct(again, 1, 'AVC');
    await waitFor(async () => expect(await keptNames()).toEqual(['AVC']));
    await leave(again, ptBr.entity.leave.confirm);
    expect(await kept()).toEqual(NOTHING);
  });

  it('B28: kept rows that cannot be read are told, and stay until there are others', async () => {
    await sheets.write(OF_SYNONYMS, { rows: [{ key: 'one' }], used: [], common: {} });
    const user = await visit(SYNONYMS);
    expect(await screen.findByText(many.lost)).toBeVisible();
    expect(await kept()).toMatchObject({ value: { rows: [{ key: 'one' }] } });
    await user.click(await field());
    await user.paste('AVC');
    await waitFor(async () => expect(await keptNames()).toEqual(['AVC']));
  });

  it('B28: rows of people are never kept', async () => {
    Object.assign(diseaseSynonyms, { isOfPeople: true });
    await pasted(SYNONYMS, 'AVC');
    await ready(1, 1);
    Object.assign(diseaseSynonyms, { isOfPeople: undefined });
    expect(await kept()).toEqual(NOTHING);
  });

  it('B28: signing out names rows that are not created, keeps them for their account alone, or erases them', async () => {
    const user = await pasted(SYNONYMS, 'AVC');
    await waitFor(async () => expect(await keptNames()).toEqual(['AVC']));
    await leave(user, ptBr.aside.keepDraft);
    const leaving = await anew('/logout');
    expect(await screen.findByText(ptBr.login.signOut.rows)).toBeVisible();
    await leaving.click(screen.getByRole('button', { name: ptBr.login.signOut.keep }));
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    await anew(SYNONYMS, 'admin');
    expect(screen.queryByRole('table', { name: many.rows })).not.toBeInTheDocument();
    expect(await keptNames()).toEqual(['AVC']);
    const erasing = await anew('/logout');
    await erasing.click(await screen.findByRole('button', { name: ptBr.login.signOut.erase }));
    await waitFor(async () => expect(await kept()).toEqual(NOTHING));
  });
});
