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
  it('restores added, changed and deleted rows in both the bare and the rich data', () => {
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

  it('signs out all users', () => {
    openSession('editor', false);
    reset();
    expect(table('sessions').all()).toEqual([]);
  });

  it('restores the same data after a refused write', () => {
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

  it('is refused inside a transaction', () => {
    expect(() => inTransaction(() => reset())).toThrow('A reset cannot be part of a transaction.');
  });

  it('clears a database file too, and data in the file is still there after it is opened again', () => {
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
