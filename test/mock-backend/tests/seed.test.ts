import { reset, table } from '../server';

interface Semiology {
  name: string;
  applicationPictures: { id: number }[];
  anamnesisContent: { rawMarkdownAvailable: string };
  physicalExamContent: { rawMarkdownAvailable: string };
  changesContent: { rawMarkdownAvailable: string };
}

const textsOf = ({ anamnesisContent, physicalExamContent, changesContent }: Semiology) =>
  [anamnesisContent, physicalExamContent, changesContent].map(({ rawMarkdownAvailable }) =>
    Buffer.from(rawMarkdownAvailable, 'base64').toString('utf8'),
  );

describe('the rich seed', () => {
  beforeAll(() => reset({ rich: true }));
  afterAll(() => reset());

  it.each([
    ['diseaseSynonyms', 320],
    ['semiologies', 60],
    ['semiologySynonyms', 90],
    ['applicationPictures', 30],
    ['users', 74],
    ['customers', 260],
    ['subscriptions', 150],
    ['plans', 12],
    ['coupons', 45],
    ['promotions', 28],
    ['notifications', 60],
    ['applicationSettings', 25],
    ['syncResumes', 1],
  ])('has enough rows of %s', (name, least) => {
    expect(table(name).page({ size: 1 }).totalElements).toBeGreaterThanOrEqual(least);
  });

  it('has unique texts, some of them very long, which show only existing pictures', () => {
    const texts = table<Semiology>('semiologies').all().flatMap(textsOf);
    const shown = texts.flatMap(text => [...text.matchAll(/\/images\/([\w-]+)\)/g)].map(([, name]) => name));
    const known = table<{ referenceName: string }>('applicationPictures').all();
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter(text => Buffer.byteLength(text) > 10_240).length).toBeGreaterThanOrEqual(2);
    expect(known.map(({ referenceName }) => referenceName)).toEqual(expect.arrayContaining(shown));
  });

  it.each([
    ['customers', 'platform', 5],
    ['customers', 'planType', 5],
    ['subscriptions', 'status', 4],
    ['notifications', 'type', 5],
    ['notifications', 'contentType', 8],
    ['coupons', 'couponDiscountType', 2],
    ['promotions', 'promotionType', 3],
  ])('has %s with every %s', (name, property, kinds) => {
    expect(
      new Set(
        table(name)
          .all()
          .map(row => row[property]),
      ).size,
    ).toBe(kinds);
  });

  it('is the same after each reset', () => {
    const rows = () =>
      JSON.stringify(['semiologies', 'users', 'customers', 'subscriptions'].map(name => table(name).all()));
    const before = rows();
    reset({ rich: true });
    expect(rows()).toBe(before);
  });
});
