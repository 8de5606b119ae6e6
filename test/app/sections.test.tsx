import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sections } from 'app/sections';
import { initStore } from 'app/start/internal/store';

describe('the sections', () => {
  it('R4: are registered once for each folder, at the path segment that is its name', () => {
    expect(sections.map(({ path }) => path).sort()).toEqual(readdirSync('src/sections').sort());
  });

  it('use a unique name for each part of the store', () => {
    const names = sections.flatMap(({ ducks }) => ducks.map(({ name }) => name));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('register every duck of their folder, so that it is mounted in the store', () => {
    const state = initStore().getState();
    const mounted = new Set(Object.keys(state));
    const named = readdirSync('src/sections', { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .flatMap(file => [
        ...readFileSync(join('src/sections', file), 'utf8').matchAll(
          /(?:createDuck(?:<[^>]+>)?\(\{\s*name: |storeSlice\()'([^']+)'/g,
        ),
      ])
      .map(([, name]) => name);
    expect(named.length).toBeGreaterThan(30);
    // A name below that of another duck: its records are read there, and are in no part of the store.
    expect(named.filter(name => !mounted.has(name) && !name.includes('/'))).toEqual([]);
  });
});
