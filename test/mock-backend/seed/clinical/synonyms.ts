import { table } from '../../table';

/** Disease: those of the seeded synonyms that people use for it. */
const synonyms: Record<string, string> = {
  'Hipertensão arterial sistêmica': 'Pressão alta; Hipertensão; HAS',
  'Infarto agudo do miocárdio': 'Ataque do coração; Infarto; IAM; Enfarte',
  'Insuficiência cardíaca': 'Coração fraco; ICC; Água no coração',
  'Doença de Chagas crônica': 'Mal de Chagas; Doença de Chagas',
  'Trombose venosa profunda': 'TVP; Trombose na perna; Trombose venosa',
  'Embolia pulmonar': 'TEP',
  'Varizes dos membros inferiores': 'Varizes; Vasinhos',
  Asma: 'Bronquite asmática; Chiado no peito',
  'Doença pulmonar obstrutiva crônica': 'DPOC; Enfisema; Pulmão de fumante',
  'Tuberculose pulmonar': 'Tísica; Peste branca; Bacilo de Koch',
  'Pneumonia adquirida na comunidade': 'Pneumonia; Pontada; Pneumonia comunitária',
  Influenza: 'Gripe',
  'COVID-19': 'Covid',
  'Doença do refluxo gastroesofágico': 'Refluxo; DRGE; Azia; Queimação',
  'Úlcera péptica': 'Úlcera; Úlcera gástrica',
  'Cirrose hepática': "Cirrose; Barriga d'água",
  'Acidente vascular cerebral isquêmico': 'Derrame; AVC; Isquemia cerebral; Trombose cerebral',
  'Ataque isquêmico transitório': 'AIT; Princípio de derrame',
  Enxaqueca: 'Migrânea',
  'Doença de Parkinson': 'Mal de Parkinson',
  'Doença de Alzheimer': 'Mal de Alzheimer; Caduquice',
  'Paralisia facial periférica': 'Paralisia de Bell; Boca torta',
  'Episódio depressivo': 'Depressão',
  'Transtorno de pânico': 'Síndrome do pânico',
  'Transtorno obsessivo-compulsivo': 'TOC',
  'Dependência de álcool': 'Alcoolismo',
  Dengue: 'Febre quebra-ossos',
  Malária: 'Maleita; Impaludismo; Sezão; Febre terçã',
  'Leishmaniose visceral': 'Calazar',
  Esquistossomose: 'Xistose; Barriga de caramujo',
  Leptospirose: 'Doença do rato',
  Hanseníase: 'Lepra; Mal de Hansen',
  Sífilis: 'Cancro duro; Lues',
  'Diabetes mellitus tipo 2': 'Açúcar no sangue; Diabetes; Diabetes tipo 2',
  'Doença de Graves': 'Bócio tóxico difuso; Hipertireoidismo',
  Nefrolitíase: 'Pedra no rim; Cálculo renal; Cólica de rim',
  'Cistite aguda': 'Infecção urinária; ITU; Cistite',
  'Anemia ferropriva': 'Sangue fraco',
  Escabiose: 'Sarna',
  Erisipela: 'Febre de santo',
  'Herpes-zóster': 'Cobreiro',
  Osteoartrite: 'Artrose; Bico de papagaio',
  'Febre reumática': 'Reumatismo no sangue',
  Varicela: 'Catapora',
  Caxumba: 'Papeira',
  Coqueluche: 'Tosse comprida',
  'Crupe viral': 'Crupe; Tosse de cachorro; Laringite estridulosa',
  'Apendicite aguda': 'Apendicite; Nó nas tripas',
  Colelitíase: 'Pedra na vesícula; Cálculo biliar',
  'Doença hemorroidária': 'Hemorroidas',
};

/** A disease's synonyms as references. The seeded synonyms must already exist. */
export const synonymsOf = (disease: string) =>
  (synonyms[disease] ?? '')
    .split('; ')
    .filter(Boolean)
    .map(name => ({ id: table('diseaseSynonyms').find({ name })?.id }));
