import { t } from 'core/i18n/translate';
import type { RecordCheck } from 'features/checks/finding';
import { pointsOfText } from 'features/checks/points';
import { couponChecks } from 'sections/coupon/checks';
import { coupon } from 'sections/coupon/record';
import { flashcardChecks } from 'sections/flashcards/checks';
import { flashcardOwner } from 'sections/flashcards/record';
import { calculatorChecks } from 'sections/medical-calculators/checks';
import { medicalCalculator, newOption, newParam } from 'sections/medical-calculators/record';
import { notificationChecks } from 'sections/notification/checks';
import { notification } from 'sections/notification/record';
import { doseChecks } from 'sections/pediatric-doses/checks';
import { pediatricDose } from 'sections/pediatric-doses/record';
import { planChecks } from 'sections/plans/checks';
import { plan } from 'sections/plans/record';
import { subscriptionChecks } from 'sections/user-application/subscription-checks';
import { customerSubscription } from 'sections/user-application/subscription-record';
import { INVALID_DATE } from 'ui/form/rules';
import plans from '../mock-backend/seed/commerce/plans.json';
import { speakPortuguese } from '../support/portuguese';

speakPortuguese();

const NOW = Date.parse('2027-03-04T12:00:00Z');
const [PAST, FUTURE, LATER] = ['2027-03-04T11:00:00Z', '2027-03-04T13:00:00Z', '2027-06-01T00:00:00Z'];

const KNOWN = { at: NOW, pointsOfText };

const foundIn = <T>(checks: readonly RecordCheck<T>[], record: T) =>
  checks
    .flatMap(check => check(undefined, record, KNOWN))
    .map(({ path, message, params }) => `${path}: ${t(message, params ?? {})}`);

describe('a point to check in a coupon', () => {
  const PERCENT = 'discountValue: O desconto passa de 100\u00a0%.';
  const OVER = 'expireDate: Essa data já passou.';
  it.each([
    ['120 %', { discountValue: 120 }, [PERCENT]],
    ['120 % in lower case', { discountValue: 120, couponDiscountType: 'percentage' as never }, [PERCENT]],
    ['an expiry in the past', { expireDate: PAST }, [OVER]],
    ['100 %', { discountValue: 100, expireDate: FUTURE }, []],
    ['an amount of 120', { discountValue: 120, couponDiscountType: 'FIXED' as const }, []],
    ['an expiry that is half typed', { expireDate: `${INVALID_DATE}1/2` }, []],
    ['no value', { discountValue: null, expireDate: null }, []],
  ])('%s', (_what, change, expected) =>
    expect(foundIn(couponChecks, { ...coupon.blank, ...change })).toEqual(expected),
  );
});

describe('a point to check in a notification', () => {
  const PUSH = 'scheduleDate: O push tem data no passado.';
  it.each([
    ['a push in the past', { sendPush: true, scheduleDate: PAST }, [PUSH]],
    ['a validity in the past', { validity: '2027-03-03' }, ['validity: Essa data já passou.']],
    [
      'a validity before the push',
      { scheduleDate: LATER, validity: '2027-03-05' },
      ['validity: O fim vem antes do início.'],
    ],
    ['a push to come', { sendPush: true, scheduleDate: FUTURE }, []],
    ['no push', { sendPush: false, scheduleDate: PAST }, []],
    ['a push at once', { sendPush: true, justInTime: true, scheduleDate: PAST }, []],
    ['a validity until today', { validity: '2027-03-04', scheduleDate: FUTURE }, []],
    ['nothing', {}, []],
  ])('%s', (_what, change, expected) =>
    expect(foundIn(notificationChecks, { ...notification.blank, ...change })).toEqual(expected),
  );
});

describe('a point to check in a plan', () => {
  const year = {
    ...plan.blank,
    period: 'YEARLY' as const,
    amount: 24.9,
    discountPercentage: 25,
    totalValueWithoutDiscount: 298.8,
    totalValueWithDiscount: 224.1,
  };
  it.each([
    ['a total that is not twelve months', { totalValueWithoutDiscount: 249, totalValueWithDiscount: 186.75 }, 1],
    ['a total without the discount', { totalValueWithDiscount: 298.8 }, 1],
    ['a monthly total of a year', { period: 'MONTHLY' as const }, 1],
    ['the price of the whole year', { amount: 298.8 }, 0],
    ['a rounded total', { totalValueWithDiscount: 224.13 }, 0],
    ['a missing total', { totalValueWithoutDiscount: null }, 0],
    ['no price', { amount: null }, 0],
  ])('%s', (_what, change, count) => expect(foundIn(planChecks, { ...year, ...change })).toHaveLength(count));

  it('is none in the plans of the sample data', () =>
    expect(plans.flatMap(one => foundIn(planChecks, { ...plan.blank, ...(one as object) }))).toEqual([]));
});

it.each([
  [{ active: true, endDate: PAST }, ['endDate: Essa data já passou.']],
  [{ active: false, endDate: PAST }, []],
  [{ active: true, endDate: FUTURE }, []],
])('a subscription with %j gives %j to check', (change, expected) =>
  expect(foundIn(subscriptionChecks, { ...customerSubscription.blank, ...change })).toEqual(expected),
);

describe('a point to check in a formula', () => {
  const param = (code: string, more: object = {}) => ({ ...newParam(1), code, ...more });

  it('has the path of the calculator field that it is about', () => {
    const formulaParams = [
      param('a', { presentationName: 'Peso' }),
      param('a'),
      param('b', { inputType: 'TOGGLE' }),
      param('e', { inputType: 'TOGGLE', options: null }),
      param('c', { inputType: 'TOGGLE', options: [newOption(1), { ...newOption(2), presentationName: 'Sim' }] }),
    ];
    const calculator = { ...medicalCalculator.blank, formula: '(a + d / 0 + b + e', formulaParams };
    expect(foundIn(calculatorChecks, calculator)).toEqual([
      'formula: Há parênteses, colchetes ou chaves sem par.',
      'formula: A fórmula divide por nada ou por zero.',
      'formula: A fórmula usa “d”, que não é o código de nenhum parâmetro.',
      'formulaParams.4.code: Nenhuma fórmula usa “c”: parâmetro 5.',
      'formulaParams.0.code: O código “a” se repete: Peso, parâmetro 2.',
      'formulaParams.2: Não há opções para escolher: parâmetro 3.',
      'formulaParams.3: Não há opções para escolher: parâmetro 4.',
      'formulaParams.4.options.0.code: O código “novo” ainda não foi trocado: parâmetro 5 – opção 1, parâmetro 5 – Sim.',
    ]);
  });

  it('is none when the parameters are missing, or when a parameter without a choice has no options', () => {
    const { blank } = medicalCalculator;
    expect(foundIn(calculatorChecks, { ...blank, formulaParams: null as never, formula: null as never })).toEqual([]);
    expect(foundIn(calculatorChecks, { ...blank, formulaParams: [param('a', { options: null })] })).toEqual([]);
  });

  it('has the path of the dose field that it is about', () => {
    const contents = [
      { code: 'a', formula: '(1' },
      { code: 'a', formula: '1 /' },
    ];
    expect(foundIn(doseChecks, { ...pediatricDose.blank, inputValidationFormula: '[', contents })).toEqual([
      'inputValidationFormula: Há parênteses, colchetes ou chaves sem par.',
      'contents.0.formula: Há parênteses, colchetes ou chaves sem par.',
      'contents.1.formula: A fórmula divide por nada ou por zero.',
      'contents.0.code: O código “a” se repete: fórmula 1, fórmula 2.',
    ]);
    const nothing = { contents: null as never, inputValidationFormula: null as never };
    expect(foundIn(doseChecks, { ...pediatricDose.blank, ...nothing })).toEqual([]);
  });
});

describe('a point to check in a flashcard', () => {
  const card = (questionText: string, answerText: string) => ({ position: 1, questionText, answerText });
  const ofCards = (flashcards: ReturnType<typeof card>[]) => ({ ...flashcardOwner.blank, flashcards });
  const DOSE = card('Qual a dose?', 'Dar 8 g por dia.');
  const OTHER = card('Qual o sinal?', 'Febre acima de 37.5 °C.');
  it.each([
    [
      'a changed number',
      [OTHER, card('Qual a dose?', 'Dar 84 g por dia.')],
      [['flashcards.1.answerText', '8 g → 84 g', undefined]],
    ],
    ['cards that changed their places', [DOSE, OTHER], []],
    ['a removed card', [DOSE], []],
    ['a new card', [OTHER, card('Qual a dose?', 'Dar 84 g por dia.'), DOSE], []],
    ['an answer that the server did not send', [OTHER, { ...DOSE, answerText: null as never }], []],
  ])('%s', (_what, now, expected) => {
    const points = flashcardChecks.flatMap(check => check(ofCards([OTHER, DOSE]), ofCards(now), KNOWN));
    expect(points.map(({ path, detail, place }) => [path, detail, place])).toEqual(expected);
  });
});
