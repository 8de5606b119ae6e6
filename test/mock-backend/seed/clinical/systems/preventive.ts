import { type System } from '../system';

export const preventive: System = {
  title: 'Medicina preventiva',
  category: 'PREVENTIVE',
  risks: ['Tabagismo', 'Sedentarismo', 'Exposição ocupacional', 'Vacinação incompleta', 'Exposição solar'],
  diagnostic: [
    'Rastrear é procurar em quem se sente bem: só vale quando o achado muda o desfecho e o paciente quer saber.',
    'Some idade, sexo, exposições e história familiar antes de pedir exames; registre a data do próximo.',
  ],
  treatment: [
    'Aconselhamento breve, de três minutos, em toda consulta muda mais vidas que exames de rotina.',
    'Combine uma meta pequena, com data, e pergunte por ela no retorno.',
  ],
  diseases: {
    'Exposições e rastreamento': `
Intoxicação por chumbo | T56.0 | Dor abdominal, Constipação, Irritabilidade, Fraqueza muscular | chumbo no sangue | afastar da exposição e quelar
Intoxicação por organofosforado | T60.0 | Salivação excessiva, Vômitos, Sudorese, Pupilas contraídas, Dispneia | colinesterase | atropina e descontaminação
Perda auditiva induzida por ruído | H83.3 | Diminuição da audição, Zumbido | audiometria | proteção auditiva
Insolação | T67.0 | Febre, Confusão mental, Pele seca, Taquicardia | temperatura central | resfriamento rápido
Acidente ofídico botrópico | T63.0 | Edema local, Dor no local da picada, Equimoses, Sangramento gengival | tempo de coagulação | soro antibotrópico
Acidente escorpiônico | T63.2 | Dor no local da picada, Sudorese, Vômitos, Taquicardia | diagnóstico clínico | analgesia e soro nos graves
Síndrome de burnout | Z73.0 | Fadiga, Insônia, Irritabilidade, Perda de interesse | entrevista clínica | afastamento e mudança do trabalho
Tabagismo passivo | Z58.7 | Tosse seca, Coriza, Irritação ocular | anamnese | ambientes livres de fumo
Fragilidade do idoso | R54 | Fraqueza muscular, Perda de peso, Fadiga, Marcha instável | velocidade da marcha | exercício resistido e proteína
Anafilaxia | T78.2 | Inchaço dos lábios, Dispneia, Hipotensão, Placas avermelhadas, Vômitos | diagnóstico clínico | adrenalina intramuscular
`,
  },
};
