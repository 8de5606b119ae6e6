import { insertText, pasteInField } from '../engines/in-page';
import type { Person } from '../engines/person';
import { engineOfSuite } from '../engines/suite';

const engine = engineOfSuite();

const openDesk = async (text = ''): Promise<Person> => {
  const person = await engine.signIn('application-admin/semiologies/manage');
  await person.click('button', 'Editar texto: Anamnese');
  await person.hasFocus('textbox', 'Anamnese');
  if (text !== '') await person.tab.evaluate(insertText, text);
  return person;
};

const paste = (person: Person, html: string, plain: string) => person.tab.evaluate(pasteInField, { html, plain });

/** Waits until the text is this one. */
const reads = (person: Person, text: string) =>
  person.until(text, expected => document.querySelector('textarea')?.value === expected, text);

const WORD = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15">
<style>@list l0:level1 {mso-level-number-format:bullet;}</style></head><body><!--StartFragment-->
<h2>Dose</h2>
<p class=MsoNormal>Plaquetas <b>150 × 10<sup>9</sup>/L</b></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Febre</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span><![endif]>Tosse</p>
<table><tr><td>A</td><td>B</td></tr><tr><td colspan=2>C | D</td></tr></table>
<img src="file:///C:/x.png"><!--EndFragment--></body></html>`;
const WORD_PLAIN = 'Dose\r\nPlaquetas 150 × 109/L\r\n·\tFebre\r\no\tTosse\r\nA\tB\r\nC | D\r\n';
const MARKDOWN =
  '## Dose\n\nPlaquetas **150 × 10⁹/L**\n\n- Febre\n  - Tosse\n\n| A | B |\n| --- | --- |\n| C \\| D | C \\| D |';

it('B24: text from Word arrives as Markdown under the shipped policy, in one step of the undo chain, and can be plain after all', async () => {
  const person = await openDesk('Antes.');
  await paste(person, WORD, WORD_PLAIN);
  const formatted = `Antes.\n\n${MARKDOWN}`;
  await reads(person, formatted);
  await person.read('/^Colado do Word: 1 título, 1 tabela, 2 itens · 1 imagem não veio/');
  await person.see('heading', 'Dose');

  await person.click('button', 'Colar sem formato');
  await reads(person, `Antes.${WORD_PLAIN.replaceAll('\r\n', '\n')}`);
  await person.hasFocus('textbox', 'Anamnese');
  await person.tab.undo();
  await reads(person, formatted);
});
