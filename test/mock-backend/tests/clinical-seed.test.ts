import { reset, table } from '../server';
import { call } from './call';

describe('the clinical seed', () => {
  interface Content {
    rawMarkdownAvailable: string;
    rawMarkdownToRelease: string | null;
  }

  interface Disease {
    category: string;
    dsm: string;
    diagnostic: Content;
    treatment: Content;
    diseaseSymptoms: { symptom: { id: number }; weight: number }[];
    flashcards: { position: number }[];
  }

  beforeAll(() => reset({ rich: true }));
  afterAll(() => reset());

  const diseases = () => table<Disease>('diseases').all();

  it.each([
    ['diseases', 320],
    ['symptoms', 180],
    ['groups', 40],
    ['riskFactors', 40],
    ['synonymGroups', 60],
    ['synonymWords', 250],
  ])('has enough rows of %s', (name, least) => {
    expect(table(name).page({ size: 1 }).totalElements).toBeGreaterThanOrEqual(least);
  });

  it('has every category, groups with two levels, and some groups with a picture', () => {
    const groups = table<{ childrenGroups: unknown[]; groupPicture: unknown }>('groups').all();
    expect(new Set(diseases().map(({ category }) => category)).size).toBe(7);
    expect(groups.filter(({ childrenGroups }) => childrenGroups.length > 0).length).toBeGreaterThan(10);
    expect(groups.filter(({ groupPicture }) => groupPicture).length).toBeGreaterThan(2);
  });

  it('has at least three weighted symptoms in each disease, none twice, and 200 in one', () => {
    const rows = diseases().map(({ diseaseSymptoms }) => diseaseSymptoms);
    const counts = rows.map(({ length }) => length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 200]);
    expect(rows.map(row => new Set(row.map(({ symptom }) => symptom.id)).size)).toEqual(counts);
  });

  it('has unique texts, some larger than 50 KB, and some changed but not yet released', () => {
    const contents = diseases().flatMap(({ diagnostic, treatment }) => [diagnostic, treatment]);
    const sizes = contents.map(({ rawMarkdownAvailable }) => Buffer.from(rawMarkdownAvailable, 'base64').length);
    expect(new Set(contents.map(({ rawMarkdownAvailable }) => rawMarkdownAvailable)).size).toBe(contents.length);
    expect(sizes.filter(size => size > 50 * 1024).length).toBeGreaterThanOrEqual(2);
    expect(contents.filter(({ rawMarkdownToRelease }) => rawMarkdownToRelease).length).toBeGreaterThan(20);
  });

  it('has five or more flashcards in more than 25 diseases, 500 in one, and lists them in order', async () => {
    const counts = diseases().map(({ flashcards }) => flashcards.length);
    expect(counts.filter(count => count >= 5).length).toBeGreaterThan(25);
    expect(Math.max(...counts)).toBe(500);
    const { body } = await call('GET', '/api/diseases/flashcards?name=dengue', { as: 'editor' });
    expect(body).toMatchObject({ content: [{ name: 'Dengue' }], totalElements: 1 });
    const [{ flashcards }] = (body as { content: Disease[] }).content;
    expect(flashcards.map(({ position }) => position)).toEqual(flashcards.map((_, index) => index + 1));
  });

  it('is the same after each reset', () => {
    const before = JSON.stringify([diseases(), table('groups').all(), table('symptoms').all()]);
    reset({ rich: true });
    expect(JSON.stringify([diseases(), table('groups').all(), table('symptoms').all()])).toBe(before);
  });
});
