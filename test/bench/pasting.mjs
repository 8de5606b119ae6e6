import { SLOWDOWN } from './pages.mjs';
import { openText, slowPage } from './typed-screens.mjs';

const FONT = `style='font-size:12.0pt;line-height:107%;font-family:"Arial",sans-serif;mso-fareast-font-family:"Times New Roman"'`;
const WORDS = 'história clínica orienta o exame e a evolução em 48 horas decide mais do que um exame isolado';

const run = text => `<span lang=PT-BR ${FONT}>${text}<o:p></o:p></span>`;
const item = (level, marker, text) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;` +
  `mso-list:l0 level${level} lfo1'><![if !supportLists]><span ${FONT}><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${run(text)}</p>\n`;
const row = cells =>
  `<tr>${cells.map(cell => `<td width=200 valign=top style='border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt'><p class=MsoNormal>${run(cell)}</p></td>`).join('')}</tr>\n`;

const section = number =>
  `<h2>${run(`Avaliação ${number}`)}</h2>\n<p class=MsoNormal>${run(`No caso ${number}, a <b>${WORDS}</b> de 10<sup>9</sup>/L.`)}</p>\n` +
  item(1, `${number}.`, `Sinal ${number}`) +
  item(2, 'o', `Descrição <i>com ênfase</i> ${number}`) +
  `<table class=MsoTableGrid border=1>${row(['Sinal', 'Conduta'])}${row([`Febre ${number}`, 'observar'])}</table>\n`;

/** A clipboard of Word with about this many bytes of HTML, a tenth of it text. No block repeats. */
const wordClipboard = bytes => {
  const length = Buffer.byteLength(section(100));
  const body = Array.from({ length: Math.ceil(bytes / length) }, (_, at) => section(at)).join('');
  return `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p.MsoNormal {margin:0cm;}</style></head><body>${body}</body></html>`;
};

/** Runs in the page: milliseconds from the paste to the paint of the text that it made. */
const paste = html => {
  const area = document.querySelector('[data-cy="markdown"]');
  area.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', '');
  const start = performance.now();
  area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  const { length } = area.value;
  return new Promise(resolve =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve({ length, time: performance.now() - start });
      channel.port2.postMessage(null);
    }),
  );
};

/** A clipboard of Word that is pasted into an empty text, once its reader is loaded, with a slow processor. */
export const measurePasting = async (browser, address, bytes) => {
  const { page, close, slow } = await slowPage(browser, address);
  await openText(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('read-clipboard')),
  );
  await slow(SLOWDOWN);
  const { length, time } = await page.evaluate(paste, wordClipboard(bytes));
  if (length < bytes / 20) throw new Error(`Only ${length} characters arrived.`);
  await close();
  return time;
};
