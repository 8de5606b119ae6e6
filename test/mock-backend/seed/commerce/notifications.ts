import { table } from '../../table';
import { calendarDay, daysFromToday, rowsOf } from './calendar';

/** Title | description | content type without its prefix. */
const rows = `
Dengue: nova classificação de risco | Sinais de alarme e conduta por grupo | DISEASE
Bula da dipirona revisada | Posologia pediátrica e interações | MEDICINE_LEAFLET
Ausculta cardíaca passo a passo | Focos, manobras e sopros | SEMIOLOGY
Gasometria arterial sem medo | Interpretação em cinco etapas | LABORATORY
Intubação orotraqueal ilustrada | Material, técnica e complicações | ILLUSTRATED_PROCEDURE
CID-10: busca por capítulo | Encontre o código pelo nome popular | CID
Tabela de procedimentos do SUS | Valores atualizados deste mês | SUS_PROCEDURE
Pesquisa com os usuários | Conte como você usa o aplicativo | URL
Sepse: as primeiras seis horas | Pacote de medidas e metas | DISEASE
Anticoagulantes orais diretos | Ajuste pela função renal | MEDICINE_LEAFLET
Exame neurológico em dez minutos | Roteiro para a beira do leito | SEMIOLOGY
Troponina ultrassensível | Como ler a curva | LABORATORY
Acesso venoso central | Guiado por ultrassom | ILLUSTRATED_PROCEDURE
CID da saúde mental | Os códigos mais usados no ambulatório | CID
Procedimentos ambulatoriais | O que mudou no registro | SUS_PROCEDURE
Plano anual com desconto | Só até o fim da semana | URL
`;

const occasions = ['', ' (lembrete)', ' (atualização)', ' (última chamada)'];

const documents = occasions.flatMap(occasion => rowsOf(rows).map(cells => ({ cells, occasion }))).slice(0, 60);

/** Notifications for every audience and of every content type: sent long ago, sent at once, or waiting. */
export const seedNotifications = () =>
  documents.forEach(({ cells: [title, description, content], occasion }, index) => {
    const day = -130 + index * 3;
    const justInTime = index % 6 === 3;
    const isUrl = content === 'URL';
    table('notifications').insert({
      title: `${title}${occasion}`,
      description,
      content: `${description}. Toque para abrir no aplicativo.`,
      type: index % 5,
      contentType: `CONTENT_${content}`,
      contentId: isUrl ? null : String(1 + ((index * 7) % 60)),
      url: isUrl ? `https://example.com.br/novidades/${index + 1}` : null,
      justInTime,
      sendPush: index % 4 !== 2,
      scheduleDate: justInTime ? null : daysFromToday(day, index % 8),
      scheduleTime: justInTime ? null : `${String(9 + (index % 8)).padStart(2, '0')}:00`,
      validity: calendarDay(day + 30),
      pending: !justInTime && day > 0,
    });
  });
