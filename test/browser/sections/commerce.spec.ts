import { journeysIn } from '../support/journey';
import { browserOfSuite } from '../support/session';
import { at, check, choice, text } from '../support/steps';

const journey = journeysIn(browserOfSuite());

it(
  'R122: coupons are created, found and opened with all that was entered',
  journey({
    section: 'coupon',
    api: 'coupons',
    zone: 'America/Sao_Paulo',
    required: false,
    fields: [
      text('code', 'Código', 'TESTE 10'),
      choice('couponDiscountType', 'Tipo de desconto', 'Valor fixo', 'FIXED'),
      text('discountValue', 'Valor do desconto', '0010,50', { sent: 10.5, shown: '10,5' }),
      text('limitUsages', 'Limite de usos', '003', { sent: 3, shown: '3' }),
      text('expireDate', 'Validade', '28/02/2027 23:30', { sent: at('2027-02-28T23:30', '-03:00') }),
    ],
  }),
);

it(
  'R125, R126: promotions are created, found and opened with all that was entered',
  journey({
    section: 'promotions',
    required: false,
    fields: [
      text('name', 'Nome', 'Promoção de teste'),
      text('link', 'Link', 'https://example.com/promo'),
      choice('promotionType', 'Público', 'Usuários gratuitos', 'FREE_USERS'),
      check('active', 'Ativa'),
    ],
  }),
);

it(
  'R127: notifications are created, found and opened with all that was entered',
  journey({
    section: 'notification',
    api: 'notifications',
    zone: 'Asia/Tokyo',
    required: false,
    fields: [
      text('title', 'Título', 'Aviso de teste'),
      text('description', 'Descrição', 'Descrição'),
      text('content', 'Conteúdo', 'Conteúdo'),
      choice('type', 'Público', 'Assinantes mensais', 4),
      choice('contentType', 'Tipo de conteúdo', 'URL', 'CONTENT_URL'),
      text('url', 'URL', 'https://example.com/aviso'),
      check('justInTime', 'Envio imediato'),
      check('sendPush', 'Enviar push'),
      text('scheduleDate', 'Agendamento', '01/03/2027 00:00', { sent: at('2027-03-01T00:00', '+09:00') }),
      text('validity', 'Validade', '28/02/2027', { sent: '2027-02-28' }),
    ],
  }),
);
