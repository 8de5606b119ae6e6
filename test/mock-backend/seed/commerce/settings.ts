import { table } from '../../table';
import { rowsOf } from './calendar';

/** Key | value | description. */
const rows = `
app.android.minimum-version | 5.12.0 | Menor versão do aplicativo Android que ainda é aceita
app.android.current-version | 5.18.2 | Versão do Android oferecida na loja
app.ios.minimum-version | 5.11.0 | Menor versão do aplicativo iOS que ainda é aceita
app.ios.current-version | 5.18.1 | Versão do iOS oferecida na loja
app.maintenance.enabled | false | Mostra o aviso de manutenção a todos os usuários
app.maintenance.message | Voltamos em alguns minutos. | Texto do aviso de manutenção
trial.days | 7 | Duração do período de teste, em dias
trial.enabled | true | Oferece o período de teste a quem se cadastra
subscription.grace-days | 3 | Dias de tolerância depois do vencimento
subscription.max-devices | 2 | Aparelhos por assinatura
subscription.renewal-reminder-days | 5 | Antecedência do lembrete de renovação, em dias
coupon.max-percentage | 60 | Maior desconto percentual que um cupom pode dar
notification.daily-limit | 2 | Notificações por usuário e por dia
notification.quiet-hours | 22:00-07:00 | Horário em que nada é enviado
sync.chunk-size | 50 | Itens por pacote de sincronização
sync.interval-hours | 12 | Intervalo entre duas sincronizações, em horas
search.min-characters | 3 | Caracteres para a busca começar
diagnosis.max-results | 20 | Hipóteses mostradas por consulta
diagnosis.min-weight | 0.35 | Menor peso para uma hipótese aparecer
support.email | suporte@example.com.br | Endereço do atendimento
support.phone | (11) 5550-0142 | Telefone do atendimento
terms.url | https://example.com.br/termos | Termos de uso
privacy.url | https://example.com.br/privacidade | Política de privacidade
rating.ask-after-days | 14 | Dias de uso antes de pedir uma avaliação
survey.url | https://example.com.br/pesquisa | Pesquisa de satisfação em vigor
`;

export const seedSettings = () =>
  rowsOf(rows).forEach(([key, value, description]) => table('applicationSettings').insert({ key, value, description }));
