import { type MedicineClass } from './medicine-class';

const HEART = 'Sistema cardiovascular';
const BLOOD = 'Sangue e coagulação';

export const heartAndBlood: MedicineClass[] = [
  {
    name: 'Inibidores da ECA',
    classification: HEART,
    about: 'Impedem a conversão da angiotensina I em II, dilatam os vasos e protegem o rim do diabético.',
    uses: 'Hipertensão arterial; Insuficiência cardíaca; Nefropatia diabética; Pós-infarto',
    avoid: 'Gestação; Angioedema prévio; Estenose bilateral das artérias renais',
    effects: [
      'Tosse seca | comum | trocar por bloqueador do receptor',
      'Hipercalemia | incomum | dosar potássio em duas semanas',
      'Angioedema | raro | suspender para sempre',
    ],
    medicines: [
      'Captopril | 25 mg a cada 8 h, longe das refeições | Capoten, Capox',
      'Enalapril | 5 a 20 mg a cada 12 h | Renitec, Eupressin',
      'Enalapril + Hidroclorotiazida | 1 comprimido de 20/12,5 mg ao dia | Co-Renitec, Eupressin-H',
      'Ramipril | 2,5 a 10 mg ao dia | Triatec, Naprix',
    ],
  },
  {
    name: 'Bloqueadores do receptor de angiotensina',
    classification: HEART,
    about: 'Bloqueiam o receptor AT1 sem acumular bradicinina: quase não causam tosse.',
    uses: 'Hipertensão arterial; Intolerância a inibidor da ECA; Insuficiência cardíaca; Nefropatia diabética',
    avoid: 'Gestação; Hipercalemia; Uso conjunto com alisquireno no diabético',
    effects: [
      'Tontura | comum | iniciar à noite',
      'Hipercalemia | incomum | dosar potássio',
      'Piora da função renal | incomum | repetir creatinina',
    ],
    medicines: [
      'Losartana | 50 a 100 mg ao dia | Cozaar, Aradois, Corus',
      'Losartana + Hidroclorotiazida | 1 comprimido de 50/12,5 mg ao dia | Hyzaar, Aradois H',
      'Valsartana | 80 a 320 mg ao dia | Diovan, Brasart',
      'Candesartana | 8 a 32 mg ao dia | Atacand, Blopress',
    ],
  },
  {
    name: 'Betabloqueadores',
    classification: HEART,
    about: 'Reduzem a frequência e a força de contração do coração e o consumo de oxigênio.',
    uses: 'Angina; Insuficiência cardíaca compensada; Controle de frequência na fibrilação atrial; Profilaxia de enxaqueca',
    avoid: 'Asma grave; Bloqueio atrioventricular de 2º e 3º graus; Choque cardiogênico',
    effects: [
      'Bradicardia | comum | reduzir se houver sintomas',
      'Fadiga | comum | melhora em semanas',
      'Broncoespasmo | incomum | suspender',
    ],
    medicines: [
      'Propranolol | 40 mg a cada 8 a 12 h | Inderal, Rebaten',
      'Atenolol | 25 a 100 mg ao dia | Atenol, Ablok',
      'Atenolol + Clortalidona | 1 comprimido de 50/12,5 mg ao dia | Tenoretic, Ablok Plus',
      'Carvedilol | 3,125 a 25 mg a cada 12 h | Coreg, Divelol',
      'Metoprolol | 25 a 200 mg ao dia | Selozok, Lopressor',
    ],
  },
  {
    name: 'Diuréticos',
    classification: HEART,
    about: 'Aumentam a excreção de sódio e água em pontos diferentes do néfron.',
    uses: 'Edema; Hipertensão arterial; Insuficiência cardíaca; Ascite',
    avoid: 'Anúria; Desidratação; Distúrbio eletrolítico grave não corrigido',
    effects: [
      'Hipocalemia | comum | repor ou associar poupador',
      'Hiperuricemia | comum | vigiar gota',
      'Hiponatremia | incomum | restringir água e rever a dose',
    ],
    medicines: [
      'Furosemida | 20 a 80 mg ao dia | Lasix, Furosan',
      'Furosemida (solução injetável) | 20 a 40 mg por via intravenosa | Lasix injetável',
      'Hidroclorotiazida | 12,5 a 25 mg pela manhã | Clorana, Drenol',
      'Espironolactona | 25 a 100 mg ao dia | Aldactone, Spiroctan',
      'Clortalidona | 12,5 a 25 mg pela manhã | Higroton',
    ],
  },
  {
    name: 'Bloqueadores dos canais de cálcio',
    classification: HEART,
    about: 'Relaxam o músculo liso arterial; verapamil e diltiazem também freiam o nó atrioventricular.',
    uses: 'Hipertensão arterial; Angina estável; Espasmo coronariano; Taquicardia supraventricular',
    avoid: 'Choque; Insuficiência cardíaca descompensada; Bloqueio atrioventricular avançado',
    effects: [
      'Edema de tornozelo | comum | reduzir ou associar inibidor da ECA',
      'Rubor facial | comum | passa em semanas',
      'Bradicardia | incomum | não associar a betabloqueador',
    ],
    medicines: [
      'Anlodipino | 5 a 10 mg ao dia | Norvasc, Pressat',
      'Anlodipino + Losartana | 1 comprimido de 5/50 mg ao dia | Lotar, Losartec Duo',
      'Nifedipino | 20 a 60 mg ao dia, de liberação lenta | Adalat, Oxcord',
      'Verapamil | 80 mg a cada 8 h | Dilacoron',
    ],
  },
  {
    name: 'Estatinas',
    classification: HEART,
    about: 'Inibem a síntese hepática de colesterol e estabilizam a placa aterosclerótica.',
    uses: 'Prevenção secundária; Hipercolesterolemia; Diabetes acima de 40 anos; Risco cardiovascular alto',
    avoid: 'Gestação e lactação; Doença hepática ativa; Miopatia',
    effects: [
      'Mialgia | comum | dosar CPK se intensa',
      'Elevação de transaminases | incomum | suspender acima de três vezes o limite',
      'Rabdomiólise | rara | suspender e hidratar',
    ],
    medicines: [
      'Sinvastatina | 20 a 40 mg à noite | Zocor, Sinvascor',
      'Atorvastatina | 10 a 80 mg ao dia | Lipitor, Citalor',
      'Rosuvastatina | 5 a 40 mg ao dia | Crestor, Vivacor',
      'Sinvastatina + Ezetimiba | 1 comprimido de 20/10 mg à noite | Vytorin, Zetsim',
    ],
  },
  {
    name: 'Antiarrítmicos e cardiotônicos',
    classification: HEART,
    about: 'Mudam o automatismo ou a condução; a margem entre a dose útil e a tóxica é estreita.',
    uses: 'Fibrilação atrial; Taquicardia ventricular; Insuficiência cardíaca com fração reduzida',
    avoid: 'Bloqueio atrioventricular sem marca-passo; Hipocalemia; Disfunção tireoidiana descompensada',
    effects: [
      'Náusea | comum | dosar o nível sérico',
      'Bradicardia | comum | eletrocardiograma de controle',
      'Toxicidade pulmonar | rara | radiografia anual com amiodarona',
    ],
    medicines: [
      'Amiodarona | 200 mg ao dia, após a dose de ataque | Ancoron, Atlansil',
      'Digoxina | 0,125 a 0,25 mg ao dia | Lanoxin, Cardcor',
      'Propafenona | 150 a 300 mg a cada 8 h | Ritmonorm',
    ],
  },
  {
    name: 'Antiagregantes plaquetários',
    classification: BLOOD,
    about: 'Impedem que as plaquetas se unam; o efeito dura a vida da plaqueta, de 7 a 10 dias.',
    uses: 'Síndrome coronariana aguda; Prevenção secundária do AVC; Pós-angioplastia',
    avoid: 'Sangramento ativo; Dengue suspeita; Hipersensibilidade',
    effects: [
      'Equimoses | comum | observar',
      'Dispepsia | comum | associar protetor gástrico',
      'Hemorragia digestiva | incomum | suspender e encaminhar',
    ],
    medicines: [
      'Ácido acetilsalicílico | 100 mg ao dia após o almoço | Aspirina, AAS, Somalgin',
      'Clopidogrel | 75 mg ao dia | Plavix, Iscover',
      'Ácido acetilsalicílico + Clopidogrel | 1 comprimido de 100/75 mg ao dia | DuoPlavin',
    ],
  },
  {
    name: 'Anticoagulantes',
    classification: BLOOD,
    about: 'Interrompem a cascata da coagulação; a dose errada para mais sangra, para menos tromba.',
    uses: 'Trombose venosa profunda; Embolia pulmonar; Fibrilação atrial; Prótese valvar mecânica',
    avoid: 'Sangramento ativo; Plaquetas abaixo de 50.000; Gestação, no caso da varfarina',
    effects: [
      'Sangramento | comum | comprimir e dosar RNI',
      'Hematoma no local | comum | alternar os locais',
      'Plaquetopenia por heparina | rara | trocar a classe',
    ],
    medicines: [
      'Varfarina | 2,5 a 5 mg ao dia, ajustados pelo RNI | Marevan, Coumadin',
      'Enoxaparina | 1 mg/kg a cada 12 h por via subcutânea | Clexane, Versa',
      'Rivaroxabana | 20 mg ao dia com o jantar | Xarelto',
      'Apixabana | 5 mg a cada 12 h | Eliquis',
    ],
  },
  {
    name: 'Antianêmicos',
    classification: BLOOD,
    about: 'Repõem o que falta à eritropoese; o reticulócito sobe antes da hemoglobina.',
    uses: 'Anemia ferropriva; Anemia megaloblástica; Profilaxia na gestação e no lactente',
    avoid: 'Hemocromatose; Anemia hemolítica sem carência; Úlcera ativa, na forma oral',
    effects: [
      'Fezes escuras | muito comum | avisar que é esperado',
      'Constipação | comum | dias alternados',
      'Reação anafilática | rara | só na forma venosa',
    ],
    medicines: [
      'Sulfato ferroso | 40 a 60 mg de ferro elementar ao dia | Noripurum, Lomfer',
      'Ácido fólico | 5 mg ao dia | Folacin, Endofolin',
      'Cianocobalamina | 1.000 mcg por via intramuscular, semanal | Rubranova, Citoneurin',
    ],
  },
];
