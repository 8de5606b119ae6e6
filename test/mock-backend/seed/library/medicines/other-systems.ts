import { type MedicineClass } from './medicine-class';

const DIGESTION = 'Sistema digestivo';
const HORMONES = 'Hormônios e metabolismo';
const BREATH = 'Sistema respiratório e alergia';

export const otherSystems: MedicineClass[] = [
  {
    name: 'Inibidores da bomba de prótons',
    classification: DIGESTION,
    about: 'Bloqueiam a etapa final da secreção ácida; tomam-se em jejum.',
    uses: 'Doença do refluxo; Úlcera péptica; Erradicação de H. pylori; Gastroproteção',
    avoid: 'Hipersensibilidade; Uso com rilpivirina',
    effects: [
      'Cefaleia | comum | observar',
      'Diarreia | comum | rever a indicação',
      'Hipomagnesemia | rara | dosar em uso acima de um ano',
    ],
    medicines: [
      'Omeprazol | 20 mg em jejum | Losec, Peprazol',
      'Omeprazol (solução injetável) | 40 mg por via intravenosa a cada 12 h | Losec injetável',
      'Pantoprazol | 40 mg em jejum | Pantozol, Pantocal',
      'Esomeprazol | 20 a 40 mg em jejum | Nexium, Ésio',
    ],
  },
  {
    name: 'Antieméticos',
    classification: DIGESTION,
    about: 'Bloqueiam dopamina ou serotonina na zona do gatilho e no trato digestivo.',
    uses: 'Vômitos; Náusea por quimioterapia; Gastroparesia',
    avoid: 'Obstrução intestinal; Doença de Parkinson, no caso da metoclopramida; QT prolongado',
    effects: [
      'Sonolência | comum | não dirigir',
      'Constipação | comum | hidratar',
      'Distonia aguda | incomum | biperideno por via intramuscular',
    ],
    medicines: [
      'Metoclopramida | 10 mg a cada 8 h | Plasil, Eucil',
      'Ondansetrona | 4 a 8 mg a cada 8 h | Zofran, Vonau',
      'Bromoprida | 10 mg a cada 8 h | Digesan, Plamet',
      'Domperidona | 10 mg antes das refeições | Motilium, Peridal',
    ],
  },
  {
    name: 'Antiespasmódicos e laxativos',
    classification: DIGESTION,
    about: 'Relaxam o músculo liso ou amolecem as fezes.',
    uses: 'Cólica abdominal; Constipação; Preparo de colonoscopia',
    avoid: 'Obstrução intestinal; Abdome agudo sem diagnóstico; Megacólon tóxico',
    effects: [
      'Boca seca | comum | hidratar',
      'Flatulência | comum | reduzir a dose',
      'Retenção urinária | incomum | suspender',
    ],
    medicines: [
      'Escopolamina | 10 a 20 mg a cada 8 h | Buscopan, Hioariston',
      'Escopolamina + Dipirona | 1 a 2 comprimidos a cada 8 h | Buscopan Composto, Tropinal',
      'Lactulose | 15 a 30 mL ao dia | Lactulona, Farlac',
      'Simeticona (gotas) | 40 a 125 mg após as refeições | Luftal, Mylicon',
    ],
  },
  {
    name: 'Antidiabéticos orais',
    classification: HORMONES,
    about: 'Melhoram a ação ou a secreção da insulina, ou eliminam glicose pela urina.',
    uses: 'Diabetes tipo 2; Pré-diabetes de alto risco; Síndrome dos ovários policísticos',
    avoid: 'Cetoacidose; TFG abaixo de 30 mL/min, no caso da metformina; Diabetes tipo 1',
    effects: [
      'Diarreia | comum | usar a forma de liberação prolongada',
      'Hipoglicemia | comum com sulfonilureia | orientar açúcar à mão',
      'Acidose lática | rara | suspender antes de contraste',
    ],
    medicines: [
      'Metformina | 500 a 850 mg com as refeições, até 2.550 mg ao dia | Glifage, Glucoformin',
      'Glibenclamida | 2,5 a 10 mg ao dia | Daonil, Lisaglucon',
      'Glibenclamida + Metformina | 1 comprimido de 5/500 mg com as refeições | Glucovance',
      'Gliclazida | 30 a 120 mg pela manhã | Diamicron MR, Azukon',
      'Dapagliflozina | 10 mg ao dia | Forxiga',
    ],
  },
  {
    name: 'Insulinas',
    classification: HORMONES,
    about: 'Repõem a insulina basal ou a das refeições; a dose sai do peso e do perfil glicêmico.',
    uses: 'Diabetes tipo 1; Diabetes gestacional; Diabetes tipo 2 sem controle; Hipercalemia',
    avoid: 'Hipoglicemia em curso',
    effects: [
      'Hipoglicemia | muito comum | 15 g de açúcar e repetir a glicemia',
      'Lipodistrofia | comum | alternar os locais',
      'Hipocalemia | rara | dosar potássio na infusão',
    ],
    medicines: [
      'Insulina NPH | 0,2 a 0,5 UI/kg ao dia por via subcutânea | Humulin N, Novolin N',
      'Insulina regular | 0,1 UI/kg por hora na cetoacidose | Humulin R, Novolin R',
      'Insulina glargina | 10 UI ao dia, ajustadas a cada 3 dias | Lantus, Basaglar',
    ],
  },
  {
    name: 'Hormônios da tireoide e antitireoidianos',
    classification: HORMONES,
    about: 'Repõem a tiroxina ou impedem sua síntese; o TSH guia a dose a cada seis semanas.',
    uses: 'Hipotireoidismo; Doença de Graves; Supressão após câncer',
    avoid: 'Infarto recente; Insuficiência adrenal não tratada; Agranulocitose prévia',
    effects: [
      'Palpitação | comum | rever a dose',
      'Perda de peso | incomum | dosar TSH',
      'Agranulocitose | rara com metimazol | hemograma se houver febre',
    ],
    medicines: [
      'Levotiroxina | 1,6 mcg/kg ao dia, em jejum | Puran T4, Synthroid, Euthyrox',
      'Metimazol | 10 a 30 mg ao dia | Tapazol',
      'Propiltiouracila | 100 mg a cada 8 h | Propil',
    ],
  },
  {
    name: 'Contraceptivos hormonais',
    classification: HORMONES,
    about: 'Inibem a ovulação e espessam o muco; a enxaqueca com aura proíbe o estrogênio.',
    uses: 'Contracepção; Dismenorreia; Acne; Sangramento uterino anormal',
    avoid: 'Trombose prévia; Enxaqueca com aura; Tabagismo acima de 35 anos; Câncer de mama',
    effects: [
      'Escape | comum | melhora em três meses',
      'Mastalgia | comum | observar',
      'Trombose | rara | suspender e encaminhar',
    ],
    medicines: [
      'Etinilestradiol + Levonorgestrel | 1 comprimido ao dia por 21 dias | Microvlar, Ciclo 21, Nordette',
      'Levonorgestrel | 1,5 mg em dose única, até 72 horas | Postinor Uno, Pozato',
      'Medroxiprogesterona | 150 mg por via intramuscular a cada 3 meses | Depo-Provera, Contracep',
    ],
  },
  {
    name: 'Broncodilatadores',
    classification: BREATH,
    about: 'Relaxam o músculo liso dos brônquios por via beta-2 ou anticolinérgica.',
    uses: 'Crise de asma; DPOC; Broncoespasmo por exercício',
    avoid: 'Taquiarritmia; Hipersensibilidade; Glaucoma, no caso do ipratrópio',
    effects: [
      'Tremor | comum | espaçar as doses',
      'Taquicardia | comum | observar',
      'Hipocalemia | incomum | dosar em nebulização contínua',
    ],
    medicines: [
      'Salbutamol | 100 a 200 mcg a cada 4 a 6 h; na crise, 400 mcg a cada 20 minutos | Aerolin, Aerojet',
      'Ipratrópio | 20 a 40 gotas em nebulização a cada 6 h | Atrovent',
      'Formoterol + Budesonida | 6/200 mcg a cada 12 h | Alenia, Symbicort, Foraseq',
      'Salmeterol + Fluticasona | 50/250 mcg a cada 12 h | Seretide',
    ],
  },
  {
    name: 'Anti-histamínicos',
    classification: BREATH,
    about: 'Bloqueiam o receptor H1; os de segunda geração dão pouco sono.',
    uses: 'Rinite alérgica; Urticária; Prurido; Reação alérgica leve',
    avoid: 'Menores de 2 anos, nos sedativos; Glaucoma de ângulo fechado; Retenção urinária',
    effects: [
      'Sonolência | comum | preferir à noite',
      'Boca seca | comum | hidratar',
      'Agitação paradoxal na criança | incomum | suspender',
    ],
    medicines: [
      'Loratadina | 10 mg ao dia | Claritin, Loralerg',
      'Loratadina (xarope) | 5 mL ao dia até 30 kg | Claritin xarope',
      'Dexclorfeniramina | 2 mg a cada 6 h | Polaramine, Histamin',
      'Prometazina | 25 mg à noite | Fenergan',
      'Hidroxizina | 25 mg a cada 8 h | Hixizine, Prurizin',
    ],
  },
];
