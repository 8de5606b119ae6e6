import { type System } from './topic';

export const cardiovascular: System = {
  history: [
    'Peça ao paciente que descreva o sintoma com as próprias palavras antes de qualquer pergunta dirigida. Localização, irradiação, caráter, intensidade, duração e fatores de melhora ou piora formam a base da caracterização, e a relação com o esforço costuma ser a pista mais valiosa.',
    'Registre hipertensão, diabetes, dislipidemia, tabagismo e história familiar de doença coronariana precoce (homens antes dos 55 anos, mulheres antes dos 65). Pergunte também por febre reumática na infância, procedência de área endêmica para doença de Chagas e uso de cocaína.',
    'A classe funcional da NYHA traduz em números o que o paciente deixou de fazer: subir um lance de escadas, arrumar a cama, tomar banho. Compare sempre com o que ele fazia há seis meses.',
  ],
  examination: [
    'Examine o paciente em decúbito dorsal com a cabeceira a 30 graus, depois sentado com o tronco inclinado para a frente e, por fim, em decúbito lateral esquerdo. O ambiente deve ser silencioso e o tórax, descoberto.',
    'Inspecione e palpe o precórdio antes de auscultar: o ictus costuma estar no quinto espaço intercostal esquerdo, na linha hemiclavicular, e ocupa no máximo duas polpas digitais.',
    'Meça a pressão arterial nos dois braços na primeira consulta, após cinco minutos de repouso, com manguito adequado à circunferência do braço. Diferença sistólica acima de 15 mmHg merece explicação.',
  ],
  interpretation: [
    'Nenhum achado isolado fecha o diagnóstico. A combinação de terceira bulha, turgência jugular a 45 graus e refluxo hepatojugular tem alta especificidade para insuficiência cardíaca descompensada.',
    'Sopros sistólicos leves, curtos e sem irradiação são frequentes em jovens, gestantes e em estados hiperdinâmicos. Todo sopro diastólico, ao contrário, deve ser considerado patológico até prova em contrário.',
    'O eletrocardiograma é a extensão do exame físico cardiovascular e deve ser obtido em até dez minutos sempre que houver suspeita de síndrome coronariana aguda.',
  ],
  topics: [
    {
      name: 'Dor torácica',
      category: 'BASIC',
      free: true,
      synonyms: ['Dor no peito', 'Precordialgia'],
      picture: ['focos-ausculta-anterior', 'Regiões do tórax a examinar no paciente com dor'],
      summary:
        'Sintoma comum a causas banais e a emergências; a primeira tarefa é reconhecer síndrome coronariana, dissecção de aorta, embolia pulmonar, pneumotórax e ruptura esofágica.',
      asks: [
        'A dor é em aperto, em queimação, em pontada ou rasgando?',
        'Irradia para o braço, a mandíbula ou o dorso?',
        'Começou em repouso ou durante o esforço? Quanto durou?',
        'Piora ao respirar, ao engolir ou ao mudar de posição?',
      ],
      signs: [
        'Sinal de Levine | pedir que aponte a dor com a mão | punho cerrado sobre o esterno sugere isquemia',
        'Assimetria de pulsos | palpar radiais e femorais em simultâneo | dissecção de aorta',
        'Atrito pericárdico | auscultar com o tronco inclinado para a frente | pericardite aguda',
      ],
      changes: [
        'Dor retroesternal opressiva com sudorese | síndrome coronariana aguda',
        'Dor lancinante irradiada para o dorso | dissecção de aorta',
        'Dor ventilatório-dependente com dispneia súbita | embolia pulmonar ou pneumotórax',
        'Dor reproduzida à palpação | origem osteomuscular, sem excluir as demais',
      ],
      alert:
        'Dor torácica com hipotensão, síncope ou dessaturação vai para a sala de emergência antes da anamnese completa.',
    },
    {
      name: 'Palpitações',
      category: 'BASIC',
      synonyms: ['Batedeira no peito', 'Percepção dos batimentos'],
      picture: ['eletrocardiograma_normal', 'Traçado normal, para comparação'],
      summary: 'Percepção incômoda dos próprios batimentos, contínua ou em salvas, regular ou irregular.',
      asks: [
        'O coração acelera de repente ou aos poucos?',
        'Consegue bater com a mão na mesa o ritmo que sentiu?',
        'Usa café, energéticos, descongestionantes ou hormônio da tireoide?',
      ],
      signs: [
        'Déficit de pulso | contar ápice e radial ao mesmo tempo | fibrilação atrial',
        'Ondas em canhão | observar as jugulares | dissociação atrioventricular',
        'Tremor fino de extremidades | braços estendidos | hipertireoidismo',
      ],
      changes: [
        'Início e término súbitos | taquicardia paroxística supraventricular',
        'Ritmo irregularmente irregular | fibrilação atrial',
        'Batimento falho seguido de um mais forte | extrassístoles',
      ],
      alert: 'Palpitação com síncope ou durante o exercício exige investigação de cardiopatia estrutural.',
    },
    {
      name: 'Dispneia',
      category: 'BASIC',
      free: true,
      synonyms: ['Falta de ar', 'Dificuldade para respirar'],
      summary: 'Sensação de respirar com desconforto; distinga a aguda da crônica e a cardíaca da pulmonar.',
      asks: [
        'Falta o ar deitado? Com quantos travesseiros dorme?',
        'Acorda à noite sufocado e precisa sentar-se?',
        'Que atividade deixou de fazer por causa da falta de ar?',
      ],
      signs: [
        'Ortopneia | reclinar a cabeceira aos poucos | congestão pulmonar',
        'Uso de musculatura acessória | inspecionar pescoço e espaços intercostais | trabalho respiratório aumentado',
        'Estertores bibasais | auscultar as bases após tosse | edema pulmonar',
      ],
      changes: [
        'Ortopneia e dispneia paroxística noturna | insuficiência cardíaca',
        'Expiração prolongada com sibilos | doença obstrutiva',
        'Dispneia súbita com pulmões limpos | embolia pulmonar',
      ],
      alert: 'Fala entrecortada, cianose ou sonolência indicam insuficiência respiratória iminente.',
    },
    {
      name: 'Síncope',
      category: 'SPECIFIC',
      synonyms: ['Perda súbita da consciência', 'Desfalecimento'],
      summary:
        'Perda transitória da consciência e do tônus por hipoperfusão cerebral, com recuperação rápida e completa.',
      asks: [
        'O que fazia no momento? Em que posição estava?',
        'Houve pródromos: náusea, calor, escurecimento visual?',
        'Alguém viu abalos, palidez ou liberação de esfíncteres?',
      ],
      signs: [
        'Hipotensão ortostática | medir deitado e após 3 minutos em pé | queda de 20 mmHg na sistólica',
        'Sopro sistólico em crescendo | foco aórtico, irradiado às carótidas | estenose aórtica',
        'Mordedura lateral da língua | inspecionar a boca | favorece crise epiléptica',
      ],
      changes: [
        'Durante o esforço | estenose aórtica, miocardiopatia hipertrófica, arritmia',
        'Após longo período em pé | síncope vasovagal',
        'Ao girar o pescoço | hipersensibilidade do seio carotídeo',
      ],
      alert: 'Síncope ao esforço, deitado ou com história familiar de morte súbita é de alto risco.',
    },
    {
      name: 'Edema',
      category: 'BASIC',
      synonyms: ['Inchaço', 'Retenção hídrica'],
      picture: ['edema-cacifo', 'Pesquisa do sinal do cacifo na face anterior da perna'],
      summary: 'Acúmulo de líquido no interstício; a distribuição e o cacifo orientam o raciocínio.',
      asks: [
        'O inchaço é nas duas pernas ou em uma só?',
        'Aparece ao fim do dia ou já ao acordar, no rosto?',
        'Que medicamentos usa? Anlodipino, corticoide, anti-inflamatório?',
      ],
      signs: [
        'Cacifo | comprimir a tíbia por 10 segundos | graduar de uma a quatro cruzes',
        'Edema sacral | examinar o paciente acamado | congestão despercebida',
        'Sinal de Stemmer | pinçar a pele do segundo pododáctilo | linfedema',
      ],
      changes: [
        'Bilateral, vespertino, com turgência jugular | insuficiência cardíaca',
        'Facial e matutino | síndrome nefrótica ou nefrítica',
        'Unilateral, doloroso e quente | trombose venosa profunda',
        'Bilateral com ascite desproporcional | cirrose hepática',
      ],
      alert: 'Edema unilateral de início recente pede cálculo do escore de Wells.',
    },
    {
      name: 'Ausculta cardíaca',
      category: 'SPECIFIC',
      free: true,
      synonyms: ['Bulhas cardíacas', 'Focos cardíacos'],
      picture: ['ausculta-cardiaca', 'Focos aórtico, pulmonar, tricúspide e mitral'],
      summary: 'Avaliação de ritmo, bulhas, estalidos, sopros e atritos nos quatro focos e em suas irradiações.',
      asks: [
        'Já lhe disseram que tem sopro? Desde quando?',
        'Teve febre reumática ou usa penicilina benzatina?',
        'Há prótese valvar, marca-passo ou cirurgia prévia?',
      ],
      signs: [
        'Rivero-Carvallo | auscultar o foco tricúspide na inspiração profunda | sopro que aumenta é tricúspide',
        'Handgrip | apertar as mãos por 30 segundos | aumenta insuficiência mitral e aórtica',
        'Desdobramento de B2 | foco pulmonar, inspirando e expirando | fixo na comunicação interatrial',
      ],
      changes: [
        'Sopro sistólico em faixa no ápice | insuficiência mitral',
        'Sopro sistólico ejetivo no foco aórtico | estenose aórtica',
        'Ruflar diastólico com estalido de abertura | estenose mitral',
        'Terceira bulha | sobrecarga de volume ventricular',
      ],
      alert: 'Sopro novo com febre é endocardite infecciosa até que as hemoculturas digam o contrário.',
    },
    {
      name: 'Pulsos periféricos',
      category: 'SPECIFIC',
      synonyms: ['Palpação de pulsos', 'Pulso arterial'],
      picture: ['pulsos-perifericos', 'Locais de palpação nos membros'],
      summary: 'Palpação comparada de carótidas, radiais, femorais, poplíteas, tibiais posteriores e pediosas.',
      asks: [
        'Sente dor na panturrilha ao caminhar? Depois de quantos metros?',
        'A dor cede ao parar?',
        'Há feridas que não cicatrizam nos pés?',
      ],
      signs: [
        'Índice tornozelo-braquial | dividir a sistólica do tornozelo pela do braço | abaixo de 0,9 indica doença arterial',
        'Teste de Allen | comprimir radial e ulnar e soltar uma | avalia o arco palmar',
        'Tempo de enchimento capilar | comprimir a polpa digital | acima de 3 segundos é lento',
      ],
      changes: [
        'Pulso em martelo-d’água | insuficiência aórtica',
        'Pulso parvus e tardus | estenose aórtica',
        'Pulso paradoxal | tamponamento cardíaco ou asma grave',
      ],
      alert: 'Membro frio, pálido e sem pulso é isquemia aguda: o tempo até a revascularização se conta em horas.',
    },
    {
      name: 'Pulso venoso jugular',
      category: 'SPECIFIC',
      synonyms: ['Turgência jugular', 'Estase jugular'],
      picture: ['pulso-venoso-jugular', 'Ondas do pulso venoso jugular'],
      summary: 'Janela para a pressão do átrio direito, observada na jugular interna direita.',
      asks: [
        'Notou as veias do pescoço mais saltadas?',
        'Há peso ou dor do lado direito do abdome?',
        'Ganhou peso em poucos dias?',
      ],
      signs: [
        'Altura da coluna | medir acima do ângulo de Louis a 45 graus | mais de 4 cm é elevada',
        'Refluxo hepatojugular | comprimir o abdome por 15 segundos | elevação mantida é positiva',
        'Sinal de Kussmaul | observar na inspiração | ingurgitamento paradoxal na pericardite constritiva',
      ],
      changes: [
        'Onda a gigante | estenose tricúspide ou hipertensão pulmonar',
        'Onda v proeminente | insuficiência tricúspide',
        'Ausência de onda a | fibrilação atrial',
      ],
      alert: 'Turgência com hipotensão e bulhas abafadas compõe a tríade de Beck: pense em tamponamento.',
    },
  ],
};
