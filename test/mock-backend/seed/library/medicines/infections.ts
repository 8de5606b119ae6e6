import { type MedicineClass } from './medicine-class';

const INFECTIONS = 'Anti-infecciosos';

export const infections: MedicineClass[] = [
  {
    name: 'Penicilinas',
    classification: INFECTIONS,
    about: 'Betalactâmicos que impedem a síntese da parede bacteriana; bactericidas e seguros na gestação.',
    uses: 'Amigdalite bacteriana; Otite média aguda; Sífilis; Pneumonia comunitária',
    avoid: 'Anafilaxia prévia a betalactâmico; Mononucleose, no caso da amoxicilina',
    effects: [
      'Diarreia | comum | hidratar e manter',
      'Exantema | incomum | suspender e avaliar alergia',
      'Anafilaxia | rara | adrenalina intramuscular',
    ],
    medicines: [
      'Amoxicilina | 500 mg a cada 8 h por 7 a 10 dias | Amoxil, Novocilin',
      'Amoxicilina (suspensão) | 50 a 90 mg/kg ao dia, divididos a cada 12 h | Amoxil BD',
      'Amoxicilina + Ácido clavulânico | 875/125 mg a cada 12 h | Clavulin, Novamox, Sigma Clav',
      'Benzilpenicilina benzatina | 1.200.000 a 2.400.000 UI por via intramuscular | Benzetacil',
      'Ampicilina | 500 mg a 1 g a cada 6 h | Binotal',
      'Oxacilina | 1 a 2 g por via intravenosa a cada 4 h | Staficilin-N',
    ],
  },
  {
    name: 'Cefalosporinas',
    classification: INFECTIONS,
    about: 'Betalactâmicos em gerações: quanto mais nova, mais gram-negativos alcança.',
    uses: 'Infecção de pele; Pielonefrite; Meningite bacteriana; Profilaxia cirúrgica',
    avoid: 'Anafilaxia a betalactâmico; Icterícia neonatal, no caso da ceftriaxona',
    effects: [
      'Diarreia | comum | observar',
      'Dor no local | comum | diluir com lidocaína na via intramuscular',
      'Colite por Clostridioides | rara | suspender e investigar',
    ],
    medicines: [
      'Cefalexina | 500 mg a cada 6 h | Keflex, Celexin',
      'Ceftriaxona | 1 a 2 g ao dia por via intravenosa | Rocefin, Triaxin',
      'Cefuroxima | 250 a 500 mg a cada 12 h | Zinnat',
      'Cefepima | 1 a 2 g a cada 8 a 12 h | Maxcef',
    ],
  },
  {
    name: 'Macrolídeos',
    classification: INFECTIONS,
    about: 'Ligam-se à fração 50S do ribossomo; alcançam germes atípicos.',
    uses: 'Pneumonia atípica; Coqueluche; Clamídia; Alergia a penicilina',
    avoid: 'Intervalo QT prolongado; Hepatopatia grave; Uso de ergotamínicos',
    effects: [
      'Dor abdominal | comum | tomar com alimento',
      'Gosto metálico | comum | passa ao fim do curso',
      'Arritmia | rara | rever fármacos que prolongam o QT',
    ],
    medicines: [
      'Azitromicina | 500 mg ao dia por 3 a 5 dias | Zitromax, Astro',
      'Azitromicina (suspensão) | 10 mg/kg ao dia por 3 dias | Astro suspensão',
      'Claritromicina | 500 mg a cada 12 h | Klaricid, Claritab',
      'Eritromicina | 500 mg a cada 6 h | Ilosone, Pantomicina',
    ],
  },
  {
    name: 'Quinolonas',
    classification: INFECTIONS,
    about: 'Inibem a DNA-girase; reservam-se a casos sem alternativa mais simples.',
    uses: 'Pielonefrite; Prostatite; Diarreia do viajante; Pneumonia com comorbidade',
    avoid: 'Menores de 18 anos, salvo exceção; Tendinopatia prévia; Aneurisma da aorta',
    effects: [
      'Náusea | comum | tomar com água',
      'Tendinite | incomum | suspender e repousar',
      'Confusão | rara | suspender no idoso',
    ],
    medicines: [
      'Ciprofloxacino | 500 mg a cada 12 h | Cipro, Proflox',
      'Levofloxacino | 500 a 750 mg ao dia | Levaquin, Tavanic',
      'Norfloxacino | 400 mg a cada 12 h | Floxacin',
    ],
  },
  {
    name: 'Sulfonamidas e nitrofuranos',
    classification: INFECTIONS,
    about: 'Bloqueiam vias do folato ou lesam o DNA bacteriano; concentram-se bem na urina.',
    uses: 'Cistite não complicada; Pneumocistose; Toxoplasmose em associação; Profilaxia urinária',
    avoid: 'Deficiência de G6PD; Alergia a sulfa; Fim da gestação',
    effects: [
      'Exantema | comum | suspender',
      'Urina escura | comum | avisar que é esperado',
      'Síndrome de Stevens-Johnson | rara | internar',
    ],
    medicines: [
      'Sulfametoxazol + Trimetoprima | 800/160 mg a cada 12 h | Bactrim, Infectrin',
      'Nitrofurantoína | 100 mg a cada 6 h | Macrodantina',
      'Sulfadiazina | 1 g a cada 6 h | Suladrin',
    ],
  },
  {
    name: 'Antifúngicos',
    classification: INFECTIONS,
    about: 'Lesam a membrana do fungo ou impedem a síntese do ergosterol.',
    uses: 'Candidíase; Dermatofitose; Criptococose; Onicomicose',
    avoid: 'Hepatopatia ativa; Uso de fármacos que prolongam o QT; Gestação, na forma oral',
    effects: [
      'Náusea | comum | dividir a dose',
      'Elevação de transaminases | incomum | dosar em uso longo',
      'Nefrotoxicidade | rara | hidratar com anfotericina',
    ],
    medicines: [
      'Fluconazol | 150 mg em dose única ou semanal | Zoltec, Flucol',
      'Cetoconazol | 200 mg ao dia | Nizoral, Candoral',
      'Cetoconazol (creme) | aplicar uma vez ao dia por 2 a 4 semanas | Nizoral creme',
      'Nistatina (suspensão) | 4 a 6 mL a cada 6 h, bochechar e engolir | Micostatin',
    ],
  },
  {
    name: 'Antiparasitários',
    classification: INFECTIONS,
    about: 'Paralisam ou privam o parasita de energia; tratar os contactantes evita a reinfecção.',
    uses: 'Ascaridíase; Escabiose; Giardíase; Teníase',
    avoid: 'Primeiro trimestre da gestação; Menores de 15 kg, no caso da ivermectina',
    effects: [
      'Dor abdominal | comum | tomar com alimento',
      'Prurido | incomum | anti-histamínico',
      'Efeito com álcool | comum | abster-se por 48 horas com metronidazol',
    ],
    medicines: [
      'Albendazol | 400 mg em dose única | Zentel, Zolben',
      'Ivermectina | 200 mcg/kg em dose única | Revectina, Ivermec',
      'Metronidazol | 250 a 500 mg a cada 8 h | Flagyl, Helmizol',
      'Metronidazol (gel vaginal) | 1 aplicador à noite por 7 dias | Flagyl gel',
      'Praziquantel | 40 a 60 mg/kg em dose única | Cisticid',
    ],
  },
  {
    name: 'Antivirais',
    classification: INFECTIONS,
    about: 'Impedem a replicação viral; o benefício depende de começar cedo.',
    uses: 'Herpes-zóster; Herpes genital; Influenza com risco; Varicela no imunossuprimido',
    avoid: 'Desidratação, na forma venosa; Hipersensibilidade',
    effects: [
      'Cefaleia | comum | analgésico simples',
      'Náusea | comum | tomar com alimento',
      'Nefropatia por cristais | rara | infundir devagar',
    ],
    medicines: [
      'Aciclovir | 400 mg a cada 8 h ou 800 mg cinco vezes ao dia | Zovirax, Aviral',
      'Aciclovir (creme) | aplicar cinco vezes ao dia por 5 dias | Zovirax creme',
      'Oseltamivir | 75 mg a cada 12 h por 5 dias | Tamiflu',
      'Valaciclovir | 1 g a cada 8 h por 7 dias | Valtrex',
    ],
  },
];
