import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTransaction, openDatabase } from '../database';
import { openSession, reset, table } from '../server';

const names = (resource: string) =>
  table(resource)
    .all()
    .map(({ name }) => name);

beforeEach(() => reset());

describe('a reset', () => {
  it('undoes rows that were added, changed and deleted, in the bare and in the rich data', () => {
    const before = [reset({ rich: true }), names('riskFactors'), table('diseases').find(1)].slice(1);
    table('riskFactors').insert({ name: 'Novo' });
    table('diseases').replace({ ...table('diseases').find(1), id: 1, name: 'Outra' });
    table('notifications').clear();
    reset();
    expect([names('riskFactors'), table('users').all().length]).toEqual([[], 9]);
    table('users').clear();
    reset({ rich: true });
    expect([names('riskFactors'), table('diseases').find(1)]).toEqual(before);
    expect(table('notifications').page().totalElements).toBeGreaterThan(0);
    reset();
    expect(table('users').all()).toHaveLength(9);
  });

  it('signs everybody out', () => {
    openSession('editor', false);
    reset();
    expect(table('sessions').all()).toEqual([]);
  });

  it('comes back to the same data after a write that was refused', () => {
    table('riskFactors').insert({ name: 'Tabagismo' });
    const refused = () =>
      inTransaction(() => {
        table('riskFactors').insert({ name: 'Obesidade' });
        table('riskFactors').insert({ name: 'tabagismo' });
      });
    expect(refused).toThrow();
    expect(names('riskFactors')).toEqual(['Tabagismo']);
    reset();
    expect(names('riskFactors')).toEqual([]);
  });

  it('is refused in the middle of a transaction, which it would cut in two', () => {
    expect(() => inTransaction(() => reset())).toThrow('A reset cannot be part of a transaction.');
  });

  it('empties a database file too, and what is written to the file outlives its connection', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mock-backend-'));
    const file = join(folder, 'console.sqlite');
    openDatabase(file);
    reset();
    table('riskFactors').insert({ name: 'Tabagismo' });
    openDatabase(file);
    expect([names('riskFactors'), table('users').all().length]).toEqual([['Tabagismo'], 9]);
    reset();
    expect(names('riskFactors')).toEqual([]);
    openDatabase(':memory:');
    rmSync(folder, { recursive: true });
  });
});
