const PARAGRAPH =
  'A história clínica orienta o exame: início, duração, fatores de piora e de melhora, e o que o paciente já tentou. ' +
  'Achados negativos também contam, e a evolução em 48 horas decide mais do que um exame isolado.';

const SECTION = `## Avaliação

${PARAGRAPH}

- **Sinal**: descrição com _ênfase_ e [referência](https://example.org)
- Outro sinal, com acentuação: ção, ã, é

| Sinal | Sensibilidade | Conduta |
|---|---|---|
| Febre | 0,85 | observar |
| Dispneia | 0,64 | internar |

${PARAGRAPH}

`;

/** A markdown text of about so many bytes: headings, lists, tables and paragraphs. */
export const markdownOf = bytes => SECTION.repeat(Math.ceil(bytes / Buffer.byteLength(SECTION))).slice(0, bytes);
