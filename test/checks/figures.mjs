import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const LAYERS = ['app', 'sections', 'medical', 'account', 'crud', 'features', 'ui', 'records', 'core', 'lib', 'deploy'];

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter(file => ending.test(file))
    .map(file => join(folder, file))
    .sort();

const readTree = () => {
  const text = new Map(filesIn('src', /\.tsx?$/).map(file => [file, readFileSync(file, 'utf8')]));
  const syntax = new Map(
    [...text].map(([file, code]) => [
      file,
      ts.createSourceFile(
        file,
        code,
        ts.ScriptTarget.ES2022,
        true,
        file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
      ),
    ]),
  );
  const styles = new Map(filesIn('src/styles', /\.scss$/).map(file => [file, readFileSync(file, 'utf8')]));
  return { text, syntax, styles };
};

const isOnlyType = ({ importClause, exportClause, isTypeOnly }) => {
  if (isTypeOnly || importClause?.isTypeOnly) return true;
  const named = importClause?.namedBindings ?? exportClause;
  const names = named && ts.isNamedImports(named) ? named.elements : undefined;
  return names !== undefined && names.length > 0 && !importClause?.name && names.every(one => one.isTypeOnly);
};

const resolved = ({ text }, from, specifier) => {
  const path = specifier.startsWith('.') ? join(dirname(from), specifier) : join('src', specifier);
  return ['.ts', '.tsx', '/index.ts', '/index.tsx'].map(end => path + end).find(file => text.has(file));
};

/** The files that a file imports or exports from, each with whether only types cross; dynamic imports are left out. */
const importsOf = tree => {
  const { syntax } = tree;
  return new Map(
    [...syntax].map(([from, source]) => [
      from,
      source.statements
        .filter(one => (ts.isImportDeclaration(one) || ts.isExportDeclaration(one)) && one.moduleSpecifier)
        .map(one => ({ to: resolved(tree, from, one.moduleSpecifier.text), isType: isOnlyType(one) }))
        .filter(({ to }) => to !== undefined),
    ]),
  );
};

/** Groups of nodes that lead back to themselves (Tarjan's strongly connected components of two and more). */
const circlesOf = graph => {
  const [index, low, stack, circles] = [new Map(), new Map(), [], []];
  const visit = node => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return circles;
};

const reach = (imports, ...starts) => {
  const seen = new Set();
  const visit = file => {
    if (seen.has(file)) return;
    seen.add(file);
    imports.get(file)?.forEach(({ to, isType }) => isType || visit(to));
  };
  starts.forEach(visit);
  return [...seen];
};

const declared = ({ syntax }) =>
  [...syntax].flatMap(([file, source]) =>
    source.statements
      .filter(one => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
      .map(one => ({ file, name: one.name.text, members: ts.isInterfaceDeclaration(one) ? one.members.length : 0 })),
  );

const exported = ({ syntax }) =>
  [...syntax].flatMap(([file, source]) =>
    source.statements
      .filter(one => one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      .filter(one => !one.modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
      .flatMap(one => (one.declarationList ? one.declarationList.declarations.map(({ name }) => name) : [one.name]))
      .filter(name => name && ts.isIdentifier(name))
      .map(name => ({ file, name: name.text })),
  );

const groupBy = (rows, keyOf) => {
  const groups = new Map();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

/** The folder of a file, without its `internal`. */
const roomOf = file => dirname(file).replace(/\/internal$/, '');

const matchesIn = ({ text }, pattern, isWanted = () => true) =>
  [...text]
    .filter(([file]) => isWanted(file))
    .flatMap(([file, code]) => (code.match(pattern) ?? []).map(found => `${file}: ${found}`));

const privateInSight = (tree, imports) => {
  const ofAll = [...imports].flatMap(([from, all]) => all.map(({ to }) => ({ from, to })));
  const later = [...tree.text].flatMap(([from, code]) =>
    [...code.matchAll(/\bimport\('([^']+)'\)/g)].map(([, specifier]) => ({
      from,
      to: resolved(tree, from, specifier),
    })),
  );
  const importers = groupBy([...ofAll, ...later], ({ to }) => to);
  return [...tree.text.keys()].filter(file => {
    if (/\/(internal|sections|deploy)\//.test(file) || dirname(file).split('/').length < 3) return false;
    const users = importers.get(file) ?? [];
    return users.length > 0 && users.every(({ from }) => from.startsWith(`${roomOf(file)}/`));
  });
};

/**
 * Names that only a section may know: the segments of addresses, and the fields of records that no other product has.
 * JHipster itself names the object of a field error and the type of a stored file.
 */
const domainWords = ({ text, syntax, styles }) => {
  const GENERAL =
    /^(id|name|type|code|title|content|description|active|activated|login|email|authorities|user|status|category|text|url|link|children|parent|groups|period|platform|amount|key|value|level|message|data|pending|free|available|startDate|endDate|createdDate|lastModified\w*|langKey|firstName|lastName|position|options|health|metrics|logs|docs|audits|configuration|gateway|order|objectName|contentContentType)$/;
  const fields = [...syntax]
    .filter(([file]) => /sections\/[^/]+\/(\w+-)?record\.tsx?$/.test(file))
    .flatMap(([, source]) =>
      source.statements
        .filter(ts.isInterfaceDeclaration)
        .flatMap(one => one.members.map(member => member.name?.getText(source))),
    );
  const segments = readdirSync('src/sections');
  const words = new Set([...fields, ...segments].filter(word => word && !GENERAL.test(word)));
  const isLower = file => /^src\/(core|ui|features|app)\//.test(file) && file !== 'src/app/sections.ts';
  const inCode = [...text]
    .filter(([file]) => isLower(file))
    .flatMap(([file, code]) =>
      [...code.replace(/import .* from .*;/g, '').matchAll(/'([\w-]+)'|^\s+(\w+):/gm)]
        .map(([, quoted, key]) => quoted ?? key)
        .filter(word => words.has(word))
        .map(word => `${file}: ${word}`),
    );
  const columns = /type ColumnKind =([^;]*);/.exec(text.get('src/ui/table/columns.tsx'))?.[1] ?? '';
  const kinds = new Set(['actions', ...[...columns.matchAll(/'(\w+)'/g)].map(([, kind]) => kind)]);
  const inStyles = [...styles].flatMap(([file, code]) =>
    [...code.matchAll(/\.column-([\w-]+)|data-(?:cy|field)="(\w+)"/g)]
      .map(([, column, field]) => column ?? field)
      .filter(word => !kinds.has(word))
      .map(word => `${file}: ${word}`),
  );
  return [...new Set([...inCode, ...inStyles])].sort();
};

const folderOfLayer = file => roomOf(file).split('/').slice(0, 3).join('/');

/** The circles of what the files belong to, also where only types are imported. */
const circlesAmong = (imports, ownerOf) => {
  const owners = groupBy([...imports], ([file]) => ownerOf(file));
  const graph = [...owners].map(([owner, files]) => {
    const reached = files.flatMap(([, all]) => all.map(({ to }) => ownerOf(to)));
    return [owner, [...new Set(reached)].filter(one => one !== owner)];
  });
  return circlesOf(new Map(graph)).map(circle => circle.join(', '));
};

/** What each figure counted. */
const readFigures = () => {
  const tree = readTree();
  const imports = importsOf(tree);
  const lines = [...tree.text].map(([file, code]) => ({ file, count: code.split('\n').length - 1 }));
  const twice = [...groupBy(exported(tree), ({ name }) => name)].filter(([, all]) => all.length > 1);
  return {
    'types of a source of records': declared(tree)
      .filter(({ name }) => /.(Duck|Library|Source)$/.test(name))
      .map(({ file, name }) => `${file}: ${name}`),
    // The rows that a screen alone shows are no cache: nothing is answered from them later.
    'caches of pages or rows': matchesIn(
      tree,
      /\b(?:Weak)?Map<[^;=\n]*(?:Page<|ReadPage|Rows\b|Identified\[\]|'fetchPage')[^;=\n]*>|: Promise<Page<T>>; at|\blet \w+: Promise<Identified\[\]>|interface \w*State<T> \{[^}]*\bpage: Page<T>;/gm,
    ),
    'walkers over pages': matchesIn(
      tree,
      /\b(?:fetchPage|read): (?:async )?\(?page\b[^=]*=>|pagesDone \+ 1|last \+= 1/g,
    ),
    'functions that look a record up': [
      ...new Set(matchesIn(tree, /\blookup(?:By\w+)?\b(?=[(<])/g).map(found => found.split(': ')[1])),
    ],
    'registries of open forms': matchesIn(
      tree,
      /^(?:const \w+ = new (?:Set|Map)<|let \w+:[^=;\n]*\| undefined;)/gm,
    ).filter(found => /^src\/(?:core\/navigation|crud)\//.test(found)),
    'options of a form': declared(tree)
      .filter(({ name }) => /^(Manage|Save|Form)Options$/.test(name))
      .flatMap(({ file, name, members }) =>
        Array.from({ length: members }, (_one, at) => `${file}: ${name} ${at + 1}`),
      ),
    'calls of useLatest': matchesIn(tree, /\buseLatest\(/g),
    'private files in sight': privateInSight(tree, imports),
    'names exported twice': twice.map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(', ')}`),
    'circles of files': circlesAmong(imports, file => file),
    'circles of rooms': circlesAmong(imports, folderOfLayer),
    'words of the domain in lower layers': domainWords(tree),
    'selectors with :has()': [...tree.styles].flatMap(([file, code]) =>
      [...code.matchAll(/^.*:has\(.*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
    ),
    'files of at most 20 lines': lines.filter(({ count }) => count <= 20).map(({ file }) => file),
    'files on the way of a list': reach(imports, 'src/sections/disease-synonym/list.tsx'),
    'files on the way of a save': reach(imports, 'src/sections/disease-synonym/manage.tsx'),
    'files on the way of a text': reach(
      imports,
      'src/sections/semiologies/manage.tsx',
      'src/features/writing/desk/writing-desk.tsx',
    ),
    ...Object.fromEntries(
      LAYERS.map(layer => [
        `lines of ${layer}`,
        lines
          .filter(({ file }) => file.startsWith(`src/${layer}/`))
          .flatMap(({ count }) => Array.from({ length: count })),
      ]),
    ),
    'lines of src': lines.flatMap(({ count }) => Array.from({ length: count })),
  };
};

/** The figures that may not rise, with their limits. */
const limits = JSON.parse(readFileSync('test/checks/figures.json', 'utf8'));

/** A figure without a limit changes with every commit, so the table shows two digits of it. */
const shown = (name, count) => (name in limits ? count : Number(count.toPrecision(2))).toLocaleString('en');

/** The table as Prettier formats it. */
const tableOf = figures => {
  const rows = Object.entries(figures).map(([name, { length }]) => [name, shown(name, length)]);
  const all = [['figure', 'now'], ...rows];
  const [wide, narrow] = [0, 1].map(column => Math.max(...all.map(row => row[column].length)));
  const [head, ...body] = all.map(([name, count]) => `| ${name.padEnd(wide)} | ${count.padStart(narrow)} |`);
  return [head, `| ${'-'.repeat(wide)} | ${'-'.repeat(narrow - 1)}: |`, ...body].join('\n');
};

const detailsOf = (figures, word) =>
  Object.entries(figures)
    .filter(([name]) => name.includes(word))
    .map(([name, found]) => [`${name}: ${found.length}`, ...found.filter(Boolean)].join('\n  '))
    .join('\n');

/**
 * `node test/checks/figures.mjs` prints the table of ARCHITECTURE. With a word, it prints what the figures whose name has
 * this word counted.
 */
const [, , word] = process.argv;
const figures = readFigures();
console.log(word ? detailsOf(figures, word) : tableOf(figures));
