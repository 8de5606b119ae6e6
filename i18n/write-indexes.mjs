import { readdirSync, writeFileSync } from 'node:fs';

// A part of `npm run i18n`: writes the index of each folder of texts. The texts of `disease-synonym.json` get the key
// `diseaseSynonym`, those of `global.json` keep their own keys. These come last: then the build needs no variables.

const keyOf = name => name.replace(/-./g, ([, letter]) => letter.toUpperCase());

const writeIndex = (locale, index, folder) => {
  const files = readdirSync(new URL(`${locale}/${folder}`, import.meta.url)).filter(file => file.endsWith('.json'));
  const names = files.map(file => file.replace('.json', '')).sort();
  const keys = names.filter(name => name !== 'global').map(keyOf);
  const lines = [
    '// Written by `npm run i18n`.',
    ...names.map(name => `import ${keyOf(name)} from './${folder}${name}.json';`),
    '',
    `export const ${keyOf(index)} = {`,
    ...[...keys, '...global'].map(item => `  ${item},`),
    '};\n',
  ];
  writeFileSync(new URL(`${locale}/${index}.ts`, import.meta.url), lines.join('\n'));
};

for (const locale of ['pt-br', 'en']) {
  writeIndex(locale, 'first-texts', '');
  writeIndex(locale, 'later-texts', 'later/');
}
