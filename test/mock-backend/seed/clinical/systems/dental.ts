import { type System } from '../system';

export const dental: System = {
  title: 'Odontologia',
  category: 'DENTISTRY',
  risks: ['Higiene oral precária', 'Dieta rica em açúcar', 'Tabagismo', 'Etilismo', 'Diabetes mellitus'],
  diagnostic: [
    'Percussão, teste ao frio e radiografia periapical distinguem polpa de periodonto. Pergunte o que acorda o paciente à noite.',
    'Examine língua, assoalho, palato e linfonodos em toda consulta: lesão com mais de quinze dias vai para biópsia.',
  ],
  treatment: [
    'Remover a causa alivia mais que qualquer analgésico. Antibiótico só com febre, celulite ou imunossupressão.',
    'Escove com o paciente diante do espelho e marque o retorno em seis meses, ou em três se houver risco.',
  ],
  diseases: {
    'Dentes e gengivas': `
Cárie dentária | K02 | Dor de dente, Sensibilidade dentária, Cavidade no dente | exame clínico e radiografia | restauração
Pulpite irreversível | K04.0 | Dor de dente, Sensibilidade dentária, Insônia | teste ao frio | tratamento de canal
Abscesso periapical | K04.7 | Dor de dente, Inchaço na face, Febre | radiografia periapical | drenagem e canal
Gengivite | K05.1 | Sangramento gengival, Gengiva inchada, Hálito fétido | sondagem | raspagem e higiene
Periodontite | K05.3 | Sangramento gengival, Dente mole, Hálito fétido | sondagem e radiografia | raspagem subgengival
Gengivite ulcerativa necrosante | A69.1 | Dor na gengiva, Sangramento gengival, Hálito fétido, Febre | exame clínico | clorexidina e metronidazol
Pericoronarite | K05.2 | Dor na gengiva, Trismo, Hálito fétido | radiografia panorâmica | irrigação e exodontia
Erosão dental | K03.2 | Sensibilidade dentária, Erosão dentária | exame clínico | flúor e controle do ácido
Bruxismo | F45.8 | Dor ao mastigar, Cefaleia, Desgaste dos dentes | exame clínico | placa oclusal
Fluorose dentária | K00.3 | Manchas nos dentes | exame clínico | microabrasão
Dente incluso | K01 | Dor na gengiva, Inchaço na face | radiografia panorâmica | exodontia
`,
    'Mucosa oral e articulação': `
Estomatite aftosa recorrente | K12.0 | Úlcera oral, Dor ao mastigar | exame clínico | corticoide tópico
Candidíase oral | B37.0 | Placas brancas na boca, Queimação na boca | exame clínico | nistatina
Gengivoestomatite herpética | B00.2 | Vesículas nos lábios, Úlcera oral, Febre, Dor na gengiva | exame clínico | aciclovir precoce
Leucoplasia oral | K13.2 | Placas brancas na boca | biópsia | remoção e cessação do tabaco
Câncer de boca | C06 | Úlcera oral, Nódulo cervical, Dor ao mastigar, Perda de peso | biópsia | cirurgia e radioterapia
Disfunção temporomandibular | K07.6 | Dor ao mastigar, Estalos articulares, Cefaleia, Dor de ouvido | exame clínico | placa e fisioterapia
Síndrome da boca ardente | K14.6 | Queimação na boca, Boca seca | exclusão de outras causas | clonazepam tópico
Xerostomia | R68.2 | Boca seca, Disfagia, Hálito fétido | sialometria | saliva artificial
Sialolitíase | K11.5 | Inchaço abaixo da orelha, Dor ao mastigar | ultrassonografia | massagem e remoção
Alveolite | K10.3 | Dor de dente, Hálito fétido | exame clínico | curativo alveolar
Angina de Ludwig | K12.2 | Inchaço na face, Febre, Disfagia, Trismo | tomografia | via aérea, drenagem e antibiótico
`,
  },
};
