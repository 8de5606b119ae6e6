import { type System } from '../system';

export const dermatological: System = {
  title: 'Dermatologia',
  category: 'CLINIC',
  risks: ['Exposição solar', 'Atopia', 'Calor e umidade', 'Imunossupressão', 'Contato com doentes'],
  diagnostic: [
    'Descreva a lesão elementar, a distribuição e o tempo. Examine a pele toda, inclusive couro cabeludo, unhas, mucosas e plantas.',
    'O exame micológico direto e a dermatoscopia cabem na consulta e evitam meses de tratamento errado.',
  ],
  treatment: [
    'Escreva onde, quanto e por quantos dias aplicar: uma polpa digital cobre duas palmas. Corticoide tópico tem prazo.',
    'Hidratação da pele, roupa de algodão e filtro solar reaplicado são parte da receita.',
  ],
  diseases: {
    'Dermatoses inflamatórias': `
Dermatite atópica | L20 | Prurido, Pele seca, Placas avermelhadas, Insônia | diagnóstico clínico | hidratante, corticoide tópico e dupilumabe
Dermatite de contato | L25 | Prurido, Vermelhidão da pele, Bolhas | teste de contato | afastar o agente
Dermatite seborreica | L21 | Descamação do couro cabeludo, Prurido, Placas avermelhadas | diagnóstico clínico | cetoconazol
Psoríase | L40 | Placas descamativas, Prurido, Alteração das unhas, Dor articular | diagnóstico clínico e biópsia | calcipotriol, fototerapia ou biológico
Urticária | L50 | Placas avermelhadas, Prurido, Inchaço dos lábios | diagnóstico clínico | anti-histamínico até quatro vezes a dose
Acne | L70 | Acne, Pele oleosa, Cicatrizes | diagnóstico clínico | peróxido de benzoíla, adapaleno e isotretinoína
Rosácea | L71 | Rubor facial, Vasinhos na face, Olho vermelho | diagnóstico clínico | metronidazol e ivermectina tópicos
Vitiligo | L80 | Manchas brancas na pele | lâmpada de Wood | tacrolimo e fototerapia
Líquen plano | L43 | Prurido, Pápulas violáceas, Úlcera oral | biópsia | clobetasol
Pênfigo vulgar | L10.0 | Bolhas, Úlcera oral, Dor na pele | biópsia com imunofluorescência | prednisona e rituximabe
Alopecia areata | L63 | Queda de cabelo, Falhas no couro cabeludo | tricoscopia | triancinolona intralesional
Síndrome de Stevens-Johnson | L51.1 | Bolhas, Febre, Úlcera oral, Dor na pele, Olho vermelho | diagnóstico clínico | suspender o fármaco e suporte
`,
    'Infecções e tumores da pele': `
Impetigo | L01 | Crostas amareladas, Prurido, Bolhas | diagnóstico clínico | mupirocina ou cefalexina
Erisipela | A46 | Vermelhidão da pele, Febre, Calor local, Calafrios | diagnóstico clínico | penicilina e tratar a porta de entrada
Herpes-zóster | B02 | Dor na pele, Vesículas em faixa, Formigamento | diagnóstico clínico | valaciclovir em 72 horas
Herpes labial | B00.1 | Vesículas nos lábios, Queimação na pele | diagnóstico clínico | aciclovir
Escabiose | B86 | Prurido, Sulcos na pele, Insônia | dermatoscopia | permetrina e tratar contatos
Pitiríase versicolor | B36.0 | Manchas brancas na pele, Descamação da pele | lâmpada de Wood | cetoconazol
Dermatofitose | B35 | Prurido, Placas descamativas, Descamação da pele | exame micológico direto | terbinafina
Carcinoma basocelular | C44 | Ferida que não cicatriza, Nódulo na pele | biópsia | excisão
Melanoma | C43 | Pinta que muda, Sangramento de lesão, Nódulo na pele | biópsia excisional | ampliação e linfonodo sentinela
Molusco contagioso | B08.1 | Pápulas umbilicadas, Prurido | diagnóstico clínico | curetagem ou espera
`,
  },
};
