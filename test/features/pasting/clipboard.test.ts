import fc from 'fast-check';
import { treeOf } from 'features/markdown/internal/tree';
import { markdownText } from 'features/pasting/internal/html/words';
import { readClipboard } from 'features/pasting/internal/read-clipboard';

const read = (html: string, plain = '') => readClipboard({ html, plain });

/** The Markdown of a clipboard. */
const markdownOf = (html: string) => {
  const pasted = read(html);
  return pasted.kind === 'formatted' ? pasted.text : pasted.kind;
};

const word = (body: string, sheet = '') =>
  `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- ${sheet} --></style></head>` +
  `<body lang=PT-BR><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const item = (level: number, marker: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraph style='margin-left:${level * 36}.0pt;mso-list:\n${list} level${level} lfo1'><![if !supportLists]>` +
  `<span style='mso-list:\nIgnore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;

describe('B24: a clipboard becomes Markdown:', () => {
  it.each([
    ['headings of each level', '<h1>Um</h1><h3>Três</h3>', '# Um\n\n### Três'],
    ['a heading that is bold as a whole', '<h2><b>Dose</b></h2>', '## Dose'],
    ['a heading with a bold word', '<h2>Dose <b>máxima</b></h2>', '## Dose **máxima**'],
    ['paragraphs', '<p>Um.</p><p>Dois.</p>', 'Um.\n\nDois.'],
    ['an empty paragraph', '<p>Um.</p><p>&nbsp;</p><p>Dois.</p>', 'Um.\n\nDois.'],
    ['a line break', '<p>Um<br>dois</p>', 'Um\\\ndois'],
    ['two line breaks', 'Um<br><br>dois', 'Um\n\ndois'],
    ['bold, italic and struck', '<b>a</b> <i>b</i> <s>c</s> <strong><em>d</em></strong>', '**a** *b* ~~c~~ **_d_**'],
    ['bold in a style', '<span style="font-weight:700">a</span> b', '**a** b'],
    ['text that is not bold within bold', '<b>a <span style="font-weight:normal">b</span> c</b>', '**a** b **c**'],
    ['spaces at the ends of bold', '<b> a </b>b<b>&nbsp;</b>', '**a** b'],
    ['bold that ends with a sign before a letter', '<b>Dose:</b>500 mg', '**Dose**:500 mg'],
    ['a link', '<a href="https://exemplo.com/a">texto</a>', '[texto](https://exemplo.com/a)'],
    ['an address as a link', '<a href="mailto:a@b.com">a@b.com</a>', '<a@b.com>'],
    ['a place in the page itself', '<p><a href="#x">texto</a> <b>b</b></p>', 'texto **b**'],
    ['a quotation', '<blockquote><p>Um.</p></blockquote>', '> Um.'],
    ['a quotation around a list', '<blockquote><ul><li>um<li>dois</ul></blockquote>', '> - um\n> - dois'],
    ['a list in a list', '<ul><li>um<ol><li>dois</ol><li>três</ul>', '- um\n  1. dois\n- três'],
    ['a list beside its item', '<ul><li>um</li><ul><li>dois</li></ul></ul>', '- um\n  - dois'],
    [
      'parts of a page between a list and its items',
      '<ul><li>um</li><div><div><li>dois</li></div>solto<ul><li>três</li></ul></div><li>quatro</li></ul>',
      '- um\n- dois\n- solto\n  - três\n- quatro',
    ],
    ['a list that begins at 3', '<ol start=3><li>três<li>quatro</ol>', '3. três\n4. quatro'],
    ['items without a list', '<li>um</li><li>dois</li>', '- um\n- dois'],
    ['a line', '<p>um</p><hr><p>dois</p>', 'um\n\n---\n\ndois'],
    ['signs of Markdown', '<p>1. 5*3*2 ~5 # <b>x</b> _a_ [1]</p>', '1\\. 5\\*3\\*2 \\~5 # **x** \\_a\\_ [1]'],
    [
      'addresses as text',
      '<p>a@b.com, http://c.com e www.d.com <b>x</b></p>',
      'a@b.com, http://c.com e www.d.com **x**',
    ],
    ['emoji', '<p>👩🏽‍⚕️ <b>🩺</b> <img alt="💊" src="https://x.com/1.png"></p>', '👩🏽‍⚕️ **🩺** 💊'],
    ['text from right to left', '<p dir=rtl>מינון <b>מרבי</b></p>', 'מינון **מרבי**'],
    [
      'a part in a page without meaning',
      '<div><span><div>Um <b>a</b></div></span><section>Dois</section></div>',
      'Um **a**\n\nDois',
    ],
    ['code in a text', '<p>um</p><pre>a\n  b</pre>', 'um\n\n```\na\n  b\n```'],
  ])('%s', (_, html, markdown) => expect(markdownOf(html)).toBe(markdown));

  it.each([
    ['10<sup>9</sup>/L', '10⁹/L'],
    ['H<sub>2</sub>O', 'H₂O'],
    ['m<sup>2</sup>', 'm²'],
    ['SpO<sub>2</sub>', 'SpO₂'],
    ['Ca<sup>2+</sup>', 'Ca²⁺'],
    ['10<sup>-3</sup>', '10⁻³'],
    ['10<span style="vertical-align:super">–3</span>', '10⁻³'],
    ['10<sup>1</sup><sup>2</sup>', '10¹²'],
    ['1<sup>o</sup> dia, 2<sup>a</sup> dose', '1º dia, 2ª dose'],
    ['T<sub>max</sub>', 'Tₘₐₓ'],
    ['nota<sup>[1]</sup> e marca<sup>®</sup>', 'nota[1] e marca®'],
  ])('%s', (html, text) => expect(markdownOf(`<p>${html} <b>x</b></p>`)).toBe(`${text} **x**`));

  it('a raised text without signs of its own stays, and is named with the word before it', () => {
    const pasted = read('<p>cerca de 10<sup>0,5</sup> <b>x</b> e C<sub>β</sub></p>');
    expect(pasted).toMatchObject({ text: 'cerca de 100,5 **x** e Cβ', losses: { unraised: ['100,5', 'Cβ'] } });
  });

  it.each([
    [
      'the first row is the header, and a sign between cells is escaped',
      '<table><tr><td>A</td><td>B|C</td></tr><tr><td>1</td><td></td></tr></table>',
      '| A | B\\|C |\n| --- | --- |\n| 1 |  |',
    ],
    [
      'a merged cell stands in each place that it covers',
      '<table><tr><td rowspan=2>A</td><td colspan=2>B</td></tr><tr><td>1</td><td>2</td></tr></table>',
      '| A | B | B |\n| --- | --- | --- |\n| A | 1 | 2 |',
    ],
    [
      'a list in a cell keeps its markers',
      '<table><tr><td>A</td><td><ul><li>um<li>dois</ul></td></tr><tr><td><ol><li>x</ol></td><td>y</td></tr></table>',
      '| A | • um • dois |\n| --- | --- |\n| 1. x | y |',
    ],
    ['a table in a list', '<ul><li>um<table><tr><td>A<td>B</table></ul>', '- um\n\n  | A | B |\n  | --- | --- |'],
    ['a table for the layout is none', '<table><tr><td><p>Um</p><p>Dois</p></td></tr></table>', 'Um\n\nDois'],
    [
      'the inner one of two tables is a table',
      '<table><tr><td>Um<table><tr><td>A<td>B</table></td></tr></table>',
      'Um\n\n| A | B |\n| --- | --- |',
    ],
    [
      'a backslash in the code of a cell',
      '<table><tr><td><code>a\\|b</code><td>c</table>',
      '| a\\\\\\|b | c |\n| --- | --- |',
    ],
    ['a caption', '<table><caption>T</caption><tr><td>A<td>B</table>', 'T\n\n| A | B |\n| --- | --- |'],
  ])('%s', (_, html, markdown) => expect(markdownOf(html)).toBe(markdown));

  it('counts the cells whose lines it joined', () => {
    const pasted = read('<table><tr><td>A<br>B</td><td><p>C</p><p>D</p></td></tr><tr><td>1<td>2</table>');
    expect(pasted).toMatchObject({
      text: '| A B | C D |\n| --- | --- |\n| 1 | 2 |',
      counts: { headings: 0, tables: 1, items: 0 },
      losses: { joinedCells: 2 },
    });
  });

  it.each([
    [
      'Word on Windows: lists of paragraphs with levels',
      word(item(1, '1.', 'Um') + item(2, 'o', 'Dois') + item(3, '§', 'Três') + item(1, '2.', 'Quatro')),
      '1. Um\n   - Dois\n     - Três\n2. Quatro',
    ],
    [
      'a list that goes on at another number',
      word(item(1, '3)', 'Três') + item(1, '4)', 'Quatro')),
      '3. Três\n4. Quatro',
    ],
    ['a list by letters', word(item(1, 'c.', 'Três') + item(2, 'i.', 'Um')), '3. Três\n   1. Um'],
    [
      'a level that is skipped',
      word(item(1, '·', 'Um') + item(3, '·', 'Dois') + item(2, '·', 'Três')),
      '- Um\n  - Dois\n  * Três',
    ],
    [
      'a paragraph that is indented like its item',
      word(`${item(1, '1.', 'Um')}<p class=MsoNormal style='margin-left:36.0pt'>mais</p>${item(1, '2.', 'Dois')}`),
      '1. Um\n\n   mais\n\n2. Dois',
    ],
    [
      'a numbered heading',
      word("<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.2<span>&nbsp;</span></span>Dose</h2>"),
      '## 1.2 Dose',
    ],
    [
      'Word on a Mac: what is bold or raised by a class',
      word(
        '<p class=p1>10<span class=s1>9</span> <span class=s2>L</span></p>',
        'span.s1 {vertical-align:super} .s2 {font-weight:bold}',
      ),
      '10⁹ **L**',
    ],
    [
      'Word: true lists down to the second level, and paragraphs below it',
      word(
        "<ol type=1><li style='mso-list:l0 level1 lfo1'>Um<o:p></o:p></li><ol type=a><li style='mso-list:l0 level2 lfo1'>Dois</li></ol></ol>" +
          item(3, 'i.', 'Três') +
          "<ol start=2 type=1><ol start=2 type=a><li style='mso-list:l0 level2 lfo1'>Quatro</li></ol><li style='mso-list:l0 level1 lfo1'>Cinco</li></ol>",
      ),
      '1. Um\n   1. Dois\n      1. Três\n   2. Quatro\n2. Cinco',
    ],
    [
      'a true list whose items hold paragraphs of a list',
      word(
        "<ol><li><p style='mso-list:l0 level1 lfo1'>Um</p></li><li><p style='mso-list:l0 level1 lfo1'>Dois</p></li></ol>",
      ),
      '1. Um\n2. Dois',
    ],
    [
      'items of Word that a mail has passed on without their lists',
      `<p class=MsoNormal>Sinais</p>${['·', '1.'].map((marker, at) => `<p style="margin-left:${at + 1}in;text-indent:-0.25in"><u></u><span style="font-family:Symbol">${marker}<span style="font:7pt &quot;Times New Roman&quot;">&nbsp;&nbsp; </span></span><u></u>Item ${at} <b>b</b></p>`.replace('1in', '.5in')).join('')}`,
      'Sinais\n\n- Item 0 **b**\n  1. Item 1 **b**',
    ],
    [
      'a paragraph whose first line hangs is none',
      '<p style="margin-left:36pt;text-indent:-18pt"><b>Dose</b> máxima</p>',
      '**Dose** máxima',
    ],
    ['a list by letters without a sign', word(item(1, 'B', 'Dois') + item(2, 'a', 'Um')), '2. Dois\n   1. Um'],
    [
      'items in lines of fixed width',
      word(item(1, '·', 'Um').replace('<p ', '<pre ').replace('</p>', '</pre>')),
      '- Um',
    ],
    [
      'a text box stands where it is tied to the text, once',
      word(
        '<p class=MsoNormal>Dose<!--[if gte vml 1]><v:shape id="a"><v:textbox><![if !mso]><table><tr><td><![endif]><div><p class=MsoNormal>Máximo <b>4 g</b></p></div>' +
          '<![if !mso]></td></tr></table><![endif]></v:textbox></v:shape><v:shape id="b"><v:textbox><div><p>usual</p></div></v:textbox></v:shape><![endif]--></p><p>Dose usual</p>',
      ),
      'Dose\n\nMáximo **4 g**\n\nDose usual',
    ],
    [
      'tracked changes, remarks and hidden text',
      word(
        '<p>Dose <del cite="mailto:Ana" datetime="2026-01-01"><span>antiga</span></del><ins cite="mailto:Ana">nova</ins>' +
          '<span style="mso-hide:all">segredo</span><span style="display:none">oculto</span> <b>x</b>' +
          '<a style="mso-comment-reference:A_1">marcado</a><span class=MsoCommentReference><a href="#_msocom_1">[A1]</a></span></p>' +
          '<div style="mso-element:comment-list"><div style="mso-element:comment"><p>Comentário</p></div></div>',
      ),
      'Dose nova **x**marcado',
    ],
    [
      'Word on the web: each item is a list with its level',
      '<div class="ListContainerWrapper SCXW1"><ul><li data-listid="1" data-aria-level="1"><p>Um</p></li></ul></div>' +
        '<div class="ListContainerWrapper SCXW1"><ol start="1"><li data-listid="1" data-aria-level="2"><p>Dois</p></li></ol></div>',
      '- Um\n  1. Dois',
    ],
    [
      'Google Docs',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2><span style="font-weight:400">Dose</span></h2>' +
        '<p><span style="font-weight:700">a</span><span style="font-style:italic"> b</span></p><ul><li><p>um</p></li><ul><li><p>dois</p></li></ul></ul></b>',
      '## Dose\n\n**a** *b*\n\n- um\n  - dois',
    ],
    [
      'Excel',
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65 {font-weight:700;}.font5{vertical-align:super}</style></head><body><table><!--StartFragment-->' +
        '<col width=64><tr><td class=xl65>Exame</td><td class=xl65>Valor</td></tr><tr><td>Plaquetas</td><td x:num>10<font class="font5">9</font></td></tr><!--EndFragment--></table></body></html>',
      '| **Exame** | **Valor** |\n| --- | --- |\n| Plaquetas | 10⁹ |',
    ],
    [
      'Google Sheets',
      '<google-sheets-html-origin><style>td {}</style><table><tbody><tr><td data-sheets-value=\'{"1":2}\'>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      'LibreOffice',
      '<html><head><meta name="generator" content="LibreOffice 7.4 (Linux)"/></head><body><h2 class="western">Dose</h2><ul><li><p>um</p><ul><li><p>dois</p></li></ul></li></ul></body></html>',
      '## Dose\n\n- um\n  - dois',
    ],
    [
      'LibreOffice: a list of another kind at a deeper level is a list of its own',
      '<html><head><meta name="generator" content="LibreOffice 7.4 (Linux)"/></head><body><ul><li><p>um</p></ul>\n<ol>\n<ol>\n<li><p>dois</p><li><p>três</p></ol></ol>' +
        '<ul><ul><ul><li><p>quatro</p></ul></ul></ul></body></html>',
      '- um\n  1. dois\n  2. três\n     - quatro',
    ],
    [
      'a web page',
      '<article style="font-family:Georgia"><header><h1 id="d"><a href="#d">Dengue</a></h1></header><div class="lead">Febre <em>alta</em>, <span style="color:red">dor</span>.<button>Copiar</button></div>' +
        '<figure><img src="https://exemplo.com/a.png" alt="mapa"><figcaption>Casos</figcaption></figure><ol><li><p>Hidratar</p></li></ol><blockquote>Repouso</blockquote></article>',
      '# Dengue\n\nFebre *alta*, dor.Copiar\n\nCasos\n\n1. Hidratar\n\n> Repouso',
    ],
    [
      'Outlook',
      '<div class="elementToProof"><p class="x_MsoNormal">Bom dia <b>Ana</b></p><table role="presentation"><tr><td><p>Um</p></td></tr></table></div>',
      'Bom dia **Ana**\n\nUm',
    ],
  ])('%s', (_, html, markdown) => expect(markdownOf(html)).toBe(markdown));

  it.each([
    ['word', word('<p>a <b>b</b></p>')],
    ['docs', '<b id="docs-internal-guid-1">a</b>'],
    ['excel', '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>a<td>b</table>'],
    ['sheets', '<google-sheets-html-origin><table><tr><td>a<td>b</table>'],
    ['libreOffice', '<meta name="generator" content="LibreOffice 7.4"/><b>a</b>'],
    ['outlook', '<p class="x_MsoNormal"><b>a</b></p>'],
    ['page', '<article><b>a</b></article>'],
  ])('its source is %s', (source, html) => expect(read(html)).toMatchObject({ source }));
});

describe('B24: a clipboard stays as it is,', () => {
  it.each([
    ['if it says no more than its words', '<meta charset="utf-8"><span>uma  frase</span>', 'uma frase'],
    ['if it is source code', '<pre>if (a) { b(); }</pre>', 'if (a) { b(); }'],
    [
      'if an editor of code gave it',
      "<meta charset='utf-8'><div style=\"font-family: Consolas, 'Courier New', monospace;white-space: pre;\"><div>a <b>b</b></div></div>",
      'a b',
    ],
    [
      'if it is Markdown already',
      '<p># Título</p><p>**a** e [b](https://c.com)</p>',
      '# Título\n\n**a** e [b](https://c.com)',
    ],
    [
      'if a PDF viewer gave it, whose lines are those of the page',
      '<span role="presentation" dir="ltr">Dose máxima</span><br role="presentation"><span role="presentation" dir="ltr">de 500 mg</span>',
      'Dose máxima\nde 500 mg',
    ],
    ['if it has nothing but text', '', 'Um.\nDois. • três'],
  ])('%s', (_, html, plain) => expect(read(html, plain)).toEqual({ kind: 'unchanged' }));

  it.each([
    ['the end of its HTML is missing', '<p>Primeira <b>frase</b></p><p>Segun', 'Primeira frase\nSegunda sentença'],
    ['it is nested too deeply', '<div>'.repeat(100_000), 'texto'],
  ])('if %s, and that is told', (_, html, plain) => expect(read(html, plain)).toEqual({ kind: 'unreadable' }));

  it('a text that the page shows in capitals is not missing', () => {
    expect(read('<h2 style="text-transform:uppercase">Posologia</h2>', 'POSOLOGIA')).toMatchObject({
      text: '## Posologia',
    });
  });
});

describe('B24: a list that was copied as text becomes a list:', () => {
  it.each([
    ['•\tFebre alta\n•\tTosse seca', '- Febre alta\n- Tosse seca'],
    ['Sinais:\r\n• Febre\r\n• Tosse', 'Sinais:\n- Febre\n- Tosse'],
    ['1.\tUm\n\to\tDois\n2.\tTrês', '1. Um\n   - Dois\n2. Três'],
    ['\uf0b7 Febre', '- Febre'],
  ])('%j', (plain, text) => expect(read('', plain)).toMatchObject({ kind: 'formatted', text }));

  it.each(['o exame', '- Febre', '1. Um', '5 • 3', 'a) exame', 'Um\tDois'])('%j is none', plain =>
    expect(read('', plain)).toEqual({ kind: 'unchanged' }),
  );
});

it('B24: pictures that are elsewhere do not arrive, and are counted, but no tracking pixels', () => {
  const pasted = read(
    '<p><b>a</b><img src="file:///C:/x.png"><img src="https://x.com/p.gif" width=1 height=1><img src="cid:1"></p>',
  );
  expect(pasted).toMatchObject({ text: '**a**', losses: { pictures: 2 } });
  expect(read('<img src="https://x.com/a.png">')).toMatchObject({ text: '', losses: { pictures: 1 } });
});

it('B24: hostile HTML leaves its words alone: nothing that runs, leads elsewhere or is requested', () => {
  const html =
    '<script>alert(1)</script><style>@import "https://x.com"</style><base href="https://x.com"><meta http-equiv=refresh content="0">' +
    '<p onclick="alert(1)">um <a href="javascript:alert(1)">dois</a> <a href=" data:text/html,x">três</a> <b>x</b></p>' +
    '<svg onload=alert(1)><text>sinal</text></svg><img src=x onerror=alert(1)><iframe src="https://x.com">dentro</iframe>' +
    '<form action="https://x.com"><input value=a><button>quatro</button></form><p>&lt;img src=x onerror=alert(1)&gt; ![a](https://x.com/a.png)</p>';
  expect(markdownOf(html)).toBe(
    'um dois três **x**\n\nquatro\n\n\\<img src=x onerror=alert(1)> !\\[a]\\(https://x.com/a.png)',
  );
});

describe('B24: a clipboard ends in a moment', () => {
  it.each([
    ['with a table that claims a million cells', `<table>${'<tr><td rowspan=65534 colspan=1000>x'.repeat(50)}</table>`],
    ['with items and no list', '<li>x'.repeat(2000)],
    ['of spaces', `<p>${'&nbsp; '.repeat(20_000)}x <b>y</b></p>`],
    ['of comments that do not end', `<b>x</b>${'<!-- '.repeat(20_000)}`],
    [
      'of 200 KB',
      word(Array.from({ length: 400 }, (_, at) => item((at % 3) + 1, `${at}.`, `Item ${at} <b>b</b>`)).join('')),
    ],
  ])('%s', (_, html) => expect(read(html).kind).toBe('formatted'));
});

/** Words with what Markdown takes for marks, and their formats. */
const textPiece = fc.record({
  text: fc.array(fc.constantFrom('a', 'β', '5', ' ', '*', '_', '~', '[', ']', '(', '.', ':', '-', '#', '|', '\\', '`', '!', '+', '>', '1.', '👩‍⚕️'), { minLength: 1, maxLength: 4 }).map(parts => parts.join('')), // prettier-ignore
  mark: fc.constantFrom('span', 'b', 'i', 's', 'code'),
});
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const dense = (text: string) => text.replace(/\s+/g, '');

it('B24: whatever is pasted, the preview shows each of its signs and no other', () => {
  fc.assert(
    fc.property(
      fc.array(textPiece, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('p', 'li', 'h2', 'td'),
      (pieces, block) => {
        const inner = pieces.map(({ text, mark }) => `<${mark}>${escaped(text)}</${mark}>`).join('');
        const html =
          block === 'td' ? `<table><tr><td>${inner}<td>x</table>` : `<${block}>${inner}</${block}><p><b>x</b></p>`;
        const pasted = read(html);
        const words = `${pieces.map(({ text }) => text).join('')}x`;
        expect(pasted.kind).toBe('formatted');
        if (pasted.kind === 'formatted') expect(dense(markdownText(treeOf(pasted.text)))).toBe(dense(words));
      },
    ),
    { numRuns: 300 },
  );
});
