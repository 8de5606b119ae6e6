import { type System } from '../system';

export const renal: System = {
  title: 'Nefrologia e urologia',
  category: 'CLINIC',
  risks: [
    'Diabetes mellitus',
    'Hipertensão arterial',
    'Uso de anti-inflamatórios',
    'Idade avançada',
    'Baixa ingestão de água',
  ],
  diagnostic: [
    'Compare a creatinina com a de meses atrás e calcule a taxa de filtração: o número isolado engana em idosos e em quem tem pouca massa muscular.',
    'Urina tipo I com sedimento, relação albumina-creatinina e ultrassonografia definem, quase sempre, de onde vem o problema.',
  ],
  treatment: [
    'Suspenda nefrotóxicos, ajuste doses à filtração e evite contraste sem necessidade.',
    'Encaminhe cedo: quem chega à diálise preparado vive mais e se interna menos.',
  ],
  diseases: {
    'Doenças renais': `
Doença renal crônica | N18 | Fadiga, Edema de membros inferiores, Noctúria, Prurido, Náuseas | filtração estimada e albuminúria | bloqueio do sistema renina-angiotensina e gliflozina
Injúria renal aguda | N17 | Oligúria, Náuseas, Confusão mental, Edema de membros inferiores | creatinina seriada e ultrassonografia | tratar a causa; diálise nas urgências
Síndrome nefrótica | N04 | Edema palpebral, Urina espumosa, Ascite, Ganho de peso | proteinúria de 24 horas e biópsia | corticoide, diurético e estatina
Glomerulonefrite pós-estreptocócica | N00 | Urina escura, Edema palpebral, Oligúria, Cefaleia | complemento e ASLO | restrição de sal e diurético
Nefropatia por IgA | N02.8 | Hematúria, Dor lombar, Urina espumosa | biópsia renal | inibidor da ECA
Nefrite intersticial aguda | N10.8 | Febre, Exantema, Oligúria, Dor lombar | eosinofilúria e biópsia | retirar o fármaco
Pielonefrite aguda | N10 | Febre, Dor lombar, Disúria, Calafrios, Vômitos | urocultura | ceftriaxona ou ciprofloxacino
Doença renal policística | Q61.2 | Dor lombar, Hematúria, Massa abdominal, Cefaleia | ultrassonografia | controle da pressão e tolvaptana
Estenose da artéria renal | I70.1 | Cefaleia, Sopro abdominal, Edema de membros inferiores | Doppler e angiotomografia | anti-hipertensivo ou angioplastia
Hiperpotassemia | E87.5 | Fraqueza muscular, Palpitações, Bradicardia | eletrocardiograma e potássio | cálcio, insulina com glicose e diálise
`,
    'Doenças urológicas': `
Cistite aguda | N30.0 | Disúria, Urgência urinária, Aumento da frequência urinária, Hematúria, Dor suprapúbica | exame clínico e urocultura | fosfomicina ou nitrofurantoína
Nefrolitíase | N20 | Cólica renal, Hematúria, Náuseas, Vômitos | tomografia sem contraste | analgesia e terapia expulsiva
Hiperplasia prostática benigna | N40 | Jato urinário fraco, Noctúria, Urgência urinária, Retenção urinária | toque retal e ultrassonografia | tansulosina e finasterida
Prostatite aguda | N41.0 | Febre, Disúria, Dor perineal, Retenção urinária | urocultura | ciprofloxacino por quatro semanas
Câncer de próstata | C61 | Jato urinário fraco, Hematúria, Dor óssea | PSA e biópsia | vigilância, cirurgia ou radioterapia
Câncer de bexiga | C67 | Hematúria, Disúria, Urgência urinária | cistoscopia | ressecção e BCG
Câncer de rim | C64 | Hematúria, Dor lombar, Massa abdominal, Perda de peso | tomografia | nefrectomia parcial
Torção testicular | N44 | Dor testicular, Náuseas, Edema escrotal | Doppler sem atrasar a cirurgia | exploração em seis horas
Varicocele | I86.1 | Dor testicular, Peso no escroto, Infertilidade | exame físico e Doppler | varicocelectomia quando indicada
Disfunção erétil | N48.4 | Dificuldade de ereção, Perda da libido, Ansiedade | testosterona e perfil metabólico | sildenafila e controle de fatores
Incontinência urinária de esforço | N39.3 | Incontinência urinária, Urgência urinária | exame clínico e diário miccional | fisioterapia pélvica
`,
  },
};
