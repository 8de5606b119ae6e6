import { table } from '../../table';
import { daysFromToday } from './calendar';

const names = `
Bem-vindo: 30 dias de acesso completo
Semana do residente
Plantão de carnaval
Volta às aulas da medicina
Dia Mundial da Saúde
Maio amarelo: trauma e emergência
Dia das mães médicas
São João com desconto no plano anual
Férias de julho
Dia dos pais
Setembro amarelo: saúde mental
Semana da enfermagem
Outubro rosa
Dia do médico
Novembro azul
Black Friday do estetoscópio
Dezembro vermelho
Natal do plantonista
Virada do ano
Indique um colega e ganhe um mês
Migre do plano mensal para o anual
Novas bulas: conheça as interações
Calculadoras obstétricas liberadas
Congresso Brasileiro de Clínica Médica
Congresso de Pediatria: acesso cortesia
Liga acadêmica parceira
Renove antes do vencimento
Pesquisa de satisfação com brinde
`
  .trim()
  .split('\n');

const types = ['ALL_USERS', 'FREE_USERS', 'SUBSCRIPTION_USERS'];

export const seedPromotions = () =>
  names.forEach((name, index) =>
    table('promotions').insert({
      name,
      link: `https://promo.example.com.br/campanha/${index + 1}`,
      active: index % 3 !== 1,
      promotionType: types[(index * 2) % types.length],
      createdDate: daysFromToday(-400 + index * 14, index % 9),
    }),
  );
