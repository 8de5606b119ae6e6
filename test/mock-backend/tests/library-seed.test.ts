import { reset, table } from '../server';

describe('the library seed', () => {
  const least: [string, number][] = [
    ['substances', 90],
    ['medicineGroups', 45],
    ['medicineLeaflets', 120],
    ['interactions', 60],
    ['laboratoryGroups', 15],
    ['laboratories', 70],
    ['illustratedProcedures', 45],
    ['pediatricDoses', 45],
    ['pediatricDoseCategories', 8],
    ['medicalScores', 35],
    ['medicalCriteria', 30],
    ['medicalCalculators', 30],
    ['editorContents', 40],
  ];

  beforeAll(() => reset({ rich: true }));
  afterAll(() => reset());

  it.each(least)('has enough rows of %s', (name, rows) => {
    expect(table(name).page({ size: 1 }).totalElements).toBeGreaterThanOrEqual(rows);
  });

  it('has commercial names to split, and parameters of every type', () => {
    const names = table('commercialNames')
      .all()
      .map(({ name }) => name);
    expect(names).toContain('Tylenol, Dôrico; Sonridor');
    const types = table<{ formulaParams: { inputType: string }[] }>('medicalCalculators')
      .all()
      .flatMap(({ formulaParams }) => formulaParams.map(({ inputType }) => inputType));
    expect([...new Set(types)].sort()).toEqual(['CHECKBOX', 'DATE', 'INPUT', 'MULTI_SELECT', 'TOGGLE']);
  });

  it('has a unique text for each leaflet, and refers only to pictures with an id', () => {
    const leaflets = table<{ content: { rawMarkdownAvailable: string } }>('medicineLeaflets').all();
    const texts = leaflets.map(({ content }) => content.rawMarkdownAvailable);
    expect(new Set(texts).size).toBe(texts.length);
    const pictures = ['illustratedProcedures', 'laboratories'].flatMap(name =>
      table<{ applicationPictures: { id?: number }[] }>(name)
        .all()
        .flatMap(({ applicationPictures }) => applicationPictures.map(({ id }) => id)),
    );
    expect(pictures.length).toBeGreaterThan(15);
    expect(pictures).not.toContain(undefined);
  });

  it('is the same after each reset', () => {
    const rows = () => JSON.stringify(least.map(([name]) => table(name).all()));
    const before = rows();
    reset({ rich: true });
    expect(rows()).toBe(before);
  });
});
