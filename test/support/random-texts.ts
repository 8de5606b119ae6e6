/** A linear congruential generator: the same texts in each run, and another one for each seed. */
export const randomOf = (seed: number) => {
  let state = seed * 7919 + 1;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const PARTS = [
  ...['dipirona', 'Dipirona', 'DIPIRONA', 'dipironas', ' ', '  ', '\n', '\r\n', '\r', '\n\n', '\t', '# ', '- ', '1. '],
  ...[
    '`dipirona`',
    '```\ndipirona\n```\n',
    '[dipirona](/dipirona)',
    '![dipirona](/images/dipirona)',
    '<br>',
    '|',
    '\\',
  ],
  ...[
    '\n| a | b |\n| --- | --- |\n| dipirona | c |\n',
    'ação',
    'aça\u0303o',
    '10⁹/L',
    '\u00a0',
    '\u200b',
    '😀',
    '**',
    '_',
    '> ',
    '[^1]',
  ],
  ...['https://a.br/dipirona', '&nbsp;', 'ﬁ', '\ufeff', '\n\n[^1]: dipirona\n', '\n[dipirona]: /x\n', '~~~\n'],
];

/** A markdown text in which the word dipirona stands at many kinds of places. */
export const textOf = (random: (below: number) => number) =>
  Array.from({ length: 5 + random(60) }, () => PARTS[random(PARTS.length)]).join('');
