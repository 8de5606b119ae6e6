const paragraph = number =>
  `No caso ${number}, a história clínica orienta o exame: início, duração, fatores de piora e de melhora, e o que o paciente já tentou. ` +
  'Achados negativos também contam, e a evolução em 48 horas decide mais do que um exame isolado.';

const section = number => `## Avaliação ${number}

${paragraph(2 * number)}

- **Sinal ${number}**: descrição com _ênfase_ e [referência](https://example.org/${number})
- Outro sinal, com acentuação: ção, ã, é

| Sinal | Sensibilidade | Conduta |
|---|---|---|
| Febre ${number} | 0,85 | observar |
| Dispneia | 0,64 | internar |

${paragraph(2 * number + 1)}

`;

/** A Markdown text of about the given number of bytes: headings, lists, tables and paragraphs. No block repeats. */
export const markdownOf = bytes => {
  const length = Buffer.byteLength(section(1));
  const sections = Array.from({ length: Math.ceil(bytes / length) }, (_, at) => section(at));
  return sections.join('').slice(0, bytes);
};
