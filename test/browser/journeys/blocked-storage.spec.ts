import { engineOfSuite, journeyIn } from '../engines/suite';

const engine = engineOfSuite({ firefox: { 'network.cookie.cookieBehavior': 2 } });

// Only Firefox can be told to block site data. The other engines have tests with interfaces that throw.
journeyIn('firefox')(
  'a browser that blocks site data signs in, edits and saves, and says that no copy is stored',
  async () => {
    const person = await engine.visit('login');
    await person.fill('Usuário', 'editor');
    await person.fill('Senha', 'editor');
    await person.press('Enter');
    await person.read('Você entrou como “editor”.');
    await person.click('link', 'Sinônimos de doenças', 'last');
    await person.click('button', 'Adicionar');
    await person.fill('Nome *', 'Sem dados do site');
    await person.read('/sem cópia local/');
    await person.press('Control+s');
    await person.see('searchbox', 'Buscar');
    expect(await engine.writes()).toHaveLength(1);
  },
);
