import { type System } from '../system';

export const pediatric: System = {
  title: 'Pediatria',
  category: 'PEDIATRICS',
  risks: ['Prematuridade', 'Baixo peso ao nascer', 'Vacinação incompleta', 'Frequentar creche', 'Fumo passivo'],
  diagnostic: [
    'Observe antes de tocar: cor, respiração e interação valem mais que a febre. Confira a curva de crescimento e a caderneta de vacinas.',
    'Sinais vitais têm faixa por idade; frequência respiratória se conta em um minuto, com a criança calma.',
  ],
  treatment: [
    'Calcule a dose pelo peso de hoje, escreva em mililitros e mostre na seringa. Confirme que quem cuida entendeu.',
    'Oriente hidratação, sinais de perigo e retorno em 24 a 48 horas.',
  ],
  diseases: {
    'Doenças do recém-nascido e do lactente': `
Icterícia neonatal | P59 | Icterícia, Sonolência, Sucção fraca | bilirrubina e tipagem | fototerapia
Sepse neonatal | P36 | Sucção fraca, Febre, Sonolência, Dispneia | hemocultura e liquor | ampicilina com gentamicina
Síndrome do desconforto respiratório | P22.0 | Gemência, Dispneia, Cianose | radiografia | CPAP e surfactante
Bronquiolite viral aguda | J21 | Coriza, Sibilos, Dispneia, Tosse seca, Sucção fraca | exame clínico | oxigênio e hidratação
Estenose hipertrófica do piloro | Q40.0 | Vômitos, Fome intensa, Baixo ganho de peso | ultrassonografia | piloromiotomia
Invaginação intestinal | K56.1 | Dor abdominal, Choro inconsolável, Diarreia com sangue, Vômitos | ultrassonografia | redução por enema
Alergia à proteína do leite de vaca | K52.2 | Diarreia com sangue, Vômitos, Baixo ganho de peso, Choro inconsolável | dieta de exclusão e provocação | fórmula extensamente hidrolisada
Cólica do lactente | R10.4 | Choro inconsolável, Flatulência | exame clínico | acolhimento da família
Dermatite de fraldas | L22 | Vermelhidão da pele, Choro inconsolável | exame clínico | óxido de zinco e nistatina
Cardiopatia congênita cianótica | Q21.3 | Cianose, Dispneia, Baixo ganho de peso, Sopro cardíaco | ecocardiograma | prostaglandina e cirurgia
Displasia do desenvolvimento do quadril | Q65.8 | Limitação de movimento, Assimetria de pregas | manobra de Ortolani e ultrassonografia | suspensório de Pavlik
`,
    'Doenças da criança': `
Sarampo | B05 | Febre, Exantema, Tosse seca, Olho vermelho, Coriza | IgM | vitamina A e isolamento
Varicela | B01 | Vesículas na pele, Febre, Prurido | exame clínico | sintomáticos; aciclovir em risco
Rubéola | B06 | Exantema, Linfonodomegalia, Febre | IgM | sintomáticos
Caxumba | B26 | Inchaço abaixo da orelha, Febre, Dor ao mastigar | exame clínico | sintomáticos
Escarlatina | A38 | Febre, Exantema, Dor de garganta, Língua em framboesa | teste rápido para estreptococo | penicilina
Doença mão-pé-boca | B08.4 | Úlcera oral, Vesículas na pele, Febre | exame clínico | sintomáticos
Roséola | B08.2 | Febre, Exantema, Irritabilidade | exame clínico | sintomáticos
Coqueluche | A37 | Tosse em acessos, Vômitos, Cianose | PCR de nasofaringe | azitromicina
Crupe viral | J05.0 | Tosse de cachorro, Estridor, Rouquidão, Febre | exame clínico | dexametasona
Convulsão febril | R56.0 | Crise convulsiva, Febre, Sonolência | exame clínico | tratar a febre e orientar
Doença de Kawasaki | M30.3 | Febre, Olho vermelho, Exantema, Língua em framboesa, Linfonodomegalia | critérios e ecocardiograma | imunoglobulina e AAS
Desnutrição grave | E43 | Baixo ganho de peso, Edema de membros inferiores, Irritabilidade, Perda de peso | peso para estatura | fórmula terapêutica em fases
`,
  },
};
