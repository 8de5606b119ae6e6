import { type System } from '../system';

export const cardiovascular: System = {
  title: 'Cardiologia',
  category: 'CLINIC',
  risks: ['Hipertensão arterial', 'Tabagismo', 'Dislipidemia', 'Diabetes mellitus', 'Sedentarismo'],
  diagnostic: [
    'A relação do sintoma com o esforço e com a posição do corpo orienta a suspeita mais que qualquer exame isolado. Compare a capacidade funcional de hoje com a de seis meses atrás.',
    'Eletrocardiograma de doze derivações, radiografia de tórax e função renal compõem a avaliação inicial; o ecocardiograma responde à pergunta que restar.',
  ],
  treatment: [
    'Controle pressão, peso e sódio em toda consulta. A adesão cai pela metade em um ano quando o esquema passa de duas tomadas por dia.',
    'Reavalie potássio e creatinina uma a duas semanas depois de iniciar ou aumentar inibidor da ECA, bloqueador da angiotensina ou espironolactona.',
  ],
  diseases: {
    'Doenças coronarianas': `
Hipertensão arterial sistêmica | I10 | Cefaleia, Tontura, Epistaxe, Palpitações | medida residencial ou MAPA | tiazídico, bloqueador do sistema renina-angiotensina ou anlodipino
Angina estável | I20.8 | Dor torácica, Dispneia aos esforços, Sudorese, Fadiga | teste ergométrico ou cintilografia | betabloqueador, nitrato e estatina
Angina instável | I20.0 | Dor torácica, Sudorese, Náuseas, Dispneia, Ansiedade | troponina seriada e eletrocardiograma | dupla antiagregação e anticoagulação
Infarto agudo do miocárdio | I21 | Dor torácica, Sudorese, Dispneia, Náuseas, Vômitos, Síncope, Palidez | eletrocardiograma em dez minutos e troponina | reperfusão por angioplastia ou trombólise
Cardiomiopatia isquêmica | I25.5 | Dispneia aos esforços, Edema de membros inferiores, Fadiga, Dor torácica | ecocardiograma e coronariografia | betabloqueador, inibidor da ECA e revascularização
Doença arterial periférica | I73.9 | Claudicação intermitente, Extremidades frias, Dor em membros inferiores, Úlcera cutânea | índice tornozelo-braquial | cessação do tabagismo, marcha e cilostazol
Aneurisma da aorta abdominal | I71.4 | Dor abdominal, Massa abdominal pulsátil, Dor lombar, Hipotensão | ultrassonografia de aorta | correção eletiva a partir de 5,5 cm
Dissecção da aorta | I71.0 | Dor torácica, Dor nas costas, Síncope, Sudorese, Hipotensão | angiotomografia | controle da frequência e da pressão; cirurgia no tipo A
`,
    'Arritmias e valvopatias': `
Fibrilação atrial | I48 | Palpitações, Dispneia aos esforços, Fadiga, Tontura, Síncope | eletrocardiograma e ecocardiograma | controle de frequência e anticoagulação pelo CHA2DS2-VASc
Taquicardia supraventricular paroxística | I47.1 | Palpitações, Ansiedade, Tontura, Dor torácica | eletrocardiograma na crise | manobra vagal e adenosina
Taquicardia ventricular | I47.2 | Palpitações, Síncope, Hipotensão, Dispneia | eletrocardiograma | cardioversão na instabilidade e amiodarona
Bloqueio atrioventricular total | I44.2 | Síncope, Tontura, Fadiga, Bradicardia | eletrocardiograma | marca-passo
Doença do nó sinusal | I49.5 | Bradicardia, Tontura, Síncope, Palpitações | Holter de 24 horas | marca-passo quando sintomática
Estenose aórtica | I35.0 | Dispneia aos esforços, Síncope, Dor torácica, Sopro cardíaco | ecocardiograma | troca valvar cirúrgica ou por cateter
Insuficiência mitral | I34.0 | Dispneia aos esforços, Fadiga, Palpitações, Sopro cardíaco | ecocardiograma | vasodilatador e plástica valvar
Estenose mitral reumática | I05.0 | Dispneia, Hemoptise, Palpitações, Edema de membros inferiores, Sopro cardíaco | ecocardiograma | diurético, anticoagulação e valvoplastia
Endocardite infecciosa | I33.0 | Febre, Sopro cardíaco, Calafrios, Perda de peso, Petéquias, Fadiga | hemoculturas e ecocardiograma transesofágico | antibiótico intravenoso por quatro a seis semanas
`,
    'Insuficiência cardíaca e pericárdio': `
Insuficiência cardíaca | I50 | Dispneia aos esforços, Ortopneia, Edema de membros inferiores, Fadiga, Dispneia paroxística noturna, Tosse seca | BNP e ecocardiograma | inibidor da ECA, betabloqueador, espironolactona e gliflozina
Pericardite aguda | I30 | Dor torácica, Febre, Dispneia, Atrito pericárdico | eletrocardiograma e ecocardiograma | anti-inflamatório e colchicina
Tamponamento cardíaco | I31.9 | Hipotensão, Turgência jugular, Dispneia, Taquicardia | ecocardiograma à beira do leito | pericardiocentese
Miocardite | I40 | Dor torácica, Febre, Dispneia, Palpitações, Fadiga | troponina e ressonância | repouso e tratamento da insuficiência cardíaca
Doença de Chagas crônica | B57.2 | Palpitações, Dispneia aos esforços, Edema de membros inferiores, Constipação, Disfagia, Síncope | duas sorologias de métodos diferentes | tratamento da cardiopatia; benznidazol em casos escolhidos
Trombose venosa profunda | I82 | Edema unilateral de perna, Dor em membros inferiores, Calor local, Vermelhidão da pele | ultrassonografia com Doppler | anticoagulação por três meses ou mais
Varizes dos membros inferiores | I83 | Peso nas pernas, Dor em membros inferiores, Edema de membros inferiores, Prurido | Doppler venoso | meias elásticas, escleroterapia ou cirurgia
`,
  },
};
