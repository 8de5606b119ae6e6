/** Pages with bare controls. They show what the browser itself needs; the console is compared with them. */

const document = body => `<!doctype html><meta charset="utf-8"><title>floor</title>
<style>body{font:16px sans-serif}textarea{width:45%;min-height:6em}</style>${body}`;

export const bareTextarea = text =>
  document(`<textarea id="field" style="min-height:65vh">${text.replace(/</g, '&lt;')}</textarea>`);

export const barePairs = count =>
  document(
    Array.from(
      { length: count },
      (_, at) => `<p><textarea id="q${at}">Pergunta ${at}</textarea><textarea>Resposta</textarea></p>`,
    ).join(''),
  );

export const bareRows = count =>
  document(
    Array.from(
      { length: count },
      (_, at) => `<p><input readonly value="Sintoma ${at}"><input id="w${at}" value="${at}"></p>`,
    ).join(''),
  );

const barePlace = record =>
  `<li><label><input type="checkbox"> O texto que vem antes. Dar <del>dipirona</del> <ins>metamizol</ins> ao caso ${record}.
O texto que vem depois</label></li>`;

/** Records with some places each: what a review shows, without its looks and its buttons. */
export const barePlaces = (records, places) =>
  document(
    Array.from({ length: records }, (_, at) => `<h3>Registro ${at}</h3><ul>${barePlace(at).repeat(places)}</ul>`).join(
      '',
    ),
  );
