import { type System } from '../system';

export const rheumatological: System = {
  title: 'Reumatologia e ortopedia',
  category: 'CLINIC',
  risks: ['Obesidade', 'Esforço repetitivo', 'Menopausa', 'Uso de corticoide', 'História familiar'],
  diagnostic: [
    'Rigidez matinal acima de uma hora e edema articular apontam inflamação; dor que piora com o uso, mecânica. Conte as articulações.',
    'Anticorpo positivo sem doença é comum: peça para confirmar a hipótese, não para procurá-la.',
  ],
  treatment: [
    'Exercício prescrito com frequência e carga é remédio. Trate cedo, com meta de remissão, e reavalie a cada três meses.',
    'Antes de imunossuprimir, rastreie tuberculose e hepatites e atualize vacinas.',
  ],
  diseases: {
    'Doenças autoimunes': `
Artrite reumatoide | M06 | Dor articular, Rigidez matinal, Edema articular, Fadiga | fator reumatoide e anti-CCP | metotrexato
Lúpus eritematoso sistêmico | M32 | Vermelhidão em asa de borboleta, Dor articular, Fadiga, Úlcera oral, Fotossensibilidade, Queda de cabelo | FAN e anti-DNA | hidroxicloroquina
Espondilite anquilosante | M45 | Dor nas costas, Rigidez matinal, Olho vermelho | ressonância de sacroilíacas | anti-inflamatório e anti-TNF
Artrite psoriásica | L40.5 | Dor articular, Placas descamativas, Alteração das unhas, Edema articular | critérios CASPAR | metotrexato ou biológico
Artrite reativa | M02 | Dor articular, Olho vermelho, Disúria | exame clínico | anti-inflamatório
Síndrome de Sjögren | M35.0 | Olho seco, Boca seca, Fadiga, Dor articular | anti-Ro e biópsia labial | lágrima artificial e pilocarpina
Esclerose sistêmica | M34 | Dedos que mudam de cor, Endurecimento da pele, Disfagia, Dispneia aos esforços | FAN e capilaroscopia | nifedipino e imunossupressão
Dermatomiosite | M33 | Fraqueza muscular, Manchas nas pálpebras, Disfagia | CPK e eletromiografia | prednisona
Polimialgia reumática | M35.3 | Dor no ombro, Rigidez matinal, Fadiga | VHS | prednisona em dose baixa
Arterite de células gigantes | M31.6 | Cefaleia, Dor ao mastigar, Perda visual súbita, Febre | biópsia da artéria temporal | prednisona imediata
Febre reumática | I00 | Dor articular, Febre, Sopro cardíaco, Movimentos involuntários | critérios de Jones | penicilina benzatina
`,
    'Ortopedia e dor': `
Osteoartrite | M19 | Dor articular, Dor no joelho, Limitação de movimento, Estalos articulares | radiografia | exercício e analgésico
Osteoporose | M81 | Dor nas costas, Perda de altura | densitometria | alendronato, cálcio e vitamina D
Lombalgia mecânica | M54.5 | Dor nas costas, Dor lombar, Limitação de movimento | exame clínico | manter atividade e analgésico
Hérnia de disco lombar | M51.1 | Dor que desce pela perna, Formigamento, Dor lombar, Fraqueza muscular | ressonância se houver déficit | fisioterapia
Fibromialgia | M79.7 | Dor difusa, Fadiga, Insônia, Desatenção | critérios clínicos | exercício aeróbico e duloxetina
Tendinite do manguito rotador | M75.1 | Dor no ombro, Limitação de movimento | ultrassonografia | fisioterapia
Epicondilite lateral | M77.1 | Dor no cotovelo, Fraqueza muscular | exame clínico | exercício excêntrico
Fascite plantar | M72.2 | Dor no calcanhar | exame clínico | alongamento e palmilha
Artrite séptica | M00 | Dor articular, Febre, Edema articular, Calor local | punção articular | drenagem e oxacilina
Osteomielite | M86 | Dor óssea, Febre, Edema local, Ferida que não cicatriza | ressonância e cultura | antibiótico por seis semanas
`,
  },
};
