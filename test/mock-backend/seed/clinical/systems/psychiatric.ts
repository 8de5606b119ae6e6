import { type System } from '../system';

export const psychiatric: System = {
  title: 'Psiquiatria',
  category: 'CLINIC',
  risks: ['História familiar', 'Estresse crônico', 'Uso de drogas', 'Trauma na infância', 'Isolamento social'],
  diagnostic: [
    'Pergunte diretamente por ideias de morte e de suicídio: a pergunta não as provoca e abre caminho para a proteção. Registre plano, meios e fatores que seguram.',
    'Exclua causas clínicas, medicamentos e substâncias antes de fechar o diagnóstico; peça função da tireoide, hemograma e glicemia.',
  ],
  treatment: [
    'Explique que o efeito demora de duas a quatro semanas e que os efeitos indesejados vêm antes. Marque retorno em quinze dias.',
    'Psicoterapia estruturada, sono, atividade física e rede de apoio valem tanto quanto a receita nos quadros leves e moderados.',
  ],
  diseases: {
    'Humor e ansiedade': `
Episódio depressivo | F32/296.2 | Tristeza, Perda de interesse, Insônia, Fadiga, Alteração do apetite, Ideias de morte | PHQ-9 e entrevista | inibidor de recaptação de serotonina e psicoterapia
Transtorno depressivo recorrente | F33/296.3 | Tristeza, Perda de interesse, Culpa excessiva, Insônia, Ideias de morte | entrevista clínica | antidepressivo por dois anos ou mais
Distimia | F34.1/300.4 | Tristeza, Fadiga, Baixa autoestima, Insônia | entrevista clínica | antidepressivo e psicoterapia
Transtorno bipolar | F31/296.7 | Euforia, Irritabilidade, Fala acelerada, Diminuição da necessidade de sono, Tristeza | entrevista com a família | lítio ou valproato
Transtorno de ansiedade generalizada | F41.1/300.02 | Ansiedade, Tensão muscular, Insônia, Irritabilidade, Fadiga | GAD-7 | inibidor de recaptação de serotonina
Transtorno de pânico | F41.0/300.01 | Palpitações, Medo de morrer, Dispneia, Sudorese, Tremor, Formigamento | exclusão de causa cardíaca | psicoterapia cognitivo-comportamental e antidepressivo
Fobia social | F40.1/300.23 | Ansiedade, Rubor facial, Sudorese, Tremor | entrevista clínica | exposição gradual e antidepressivo
Transtorno obsessivo-compulsivo | F42/300.3 | Pensamentos intrusivos, Rituais repetitivos, Ansiedade | escala Y-BOCS | dose alta de inibidor de recaptação e exposição
Transtorno de estresse pós-traumático | F43.1/309.81 | Pesadelos, Revivência do trauma, Hipervigilância, Insônia, Irritabilidade | entrevista clínica | terapia focada no trauma e sertralina
Transtorno de adaptação | F43.2/309.9 | Tristeza, Ansiedade, Insônia | entrevista clínica | apoio breve e seguimento
Transtorno de somatização | F45.0/300.81 | Dor abdominal, Cefaleia, Fadiga, Palpitações, Tontura | avaliação clínica única e criteriosa | consultas regulares com um só médico
`,
    'Psicoses, dependências e outros': `
Esquizofrenia | F20/295.9 | Alucinações auditivas, Delírios, Embotamento afetivo, Fala desorganizada, Isolamento | entrevista e exclusão de drogas | antipsicótico e reabilitação psicossocial
Transtorno delirante | F22/297.1 | Delírios, Irritabilidade, Isolamento | entrevista clínica | antipsicótico em dose baixa
Transtorno esquizoafetivo | F25/295.7 | Delírios, Alucinações auditivas, Tristeza, Euforia | entrevista clínica | paliperidona e estabilizador
Delirium | F05/293.0 | Confusão mental, Flutuação da atenção, Agitação, Alucinações visuais | CAM e busca da causa | tratar a causa e reorientar
Dependência de álcool | F10.2/303.90 | Tremor, Fissura, Insônia, Perda de memória, Sudorese | AUDIT e enzimas hepáticas | desintoxicação, tiamina e naltrexona
Abstinência alcoólica | F10.3/291.81 | Tremor, Agitação, Sudorese, Crise convulsiva, Alucinações visuais | CIWA-Ar | benzodiazepínico e tiamina
Dependência de nicotina | F17.2/305.1 | Fissura, Irritabilidade, Ansiedade, Tosse seca | teste de Fagerström | reposição de nicotina e bupropiona
Anorexia nervosa | F50.0/307.1 | Perda de peso, Medo de engordar, Amenorreia, Bradicardia | IMC e eletrólitos | reabilitação nutricional e terapia familiar
Bulimia nervosa | F50.2/307.51 | Compulsão alimentar, Vômitos, Erosão dentária, Culpa excessiva | potássio e entrevista | psicoterapia e fluoxetina
Transtorno do déficit de atenção e hiperatividade | F90/314.01 | Desatenção, Inquietude, Impulsividade, Dificuldade escolar | escala SNAP-IV | metilfenidato e orientação escolar
Transtorno do espectro autista | F84.0/299.00 | Pouco contato visual, Atraso da fala, Movimentos repetitivos, Sensibilidade a sons | M-CHAT e avaliação do desenvolvimento | intervenção precoce
Insônia não orgânica | F51.0/307.42 | Insônia, Fadiga, Irritabilidade, Desatenção | diário do sono | higiene do sono e terapia cognitiva
`,
  },
};
