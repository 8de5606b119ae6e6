import { type System } from '../system';

export const neurological: System = {
  title: 'Neurologia',
  category: 'CLINIC',
  risks: ['Hipertensão arterial', 'Idade avançada', 'Fibrilação atrial', 'História familiar', 'Etilismo'],
  diagnostic: [
    'Defina o instante em que o paciente foi visto bem pela última vez: dele depende a janela de tratamento. Déficit súbito é vascular até prova em contrário.',
    'Localize a lesão antes de nomear a doença: córtex, tronco, medula, raiz, nervo, placa ou músculo.',
  ],
  treatment: [
    'Reabilitação começa no primeiro dia. Mobilização, posicionamento e avaliação da deglutição evitam mais mortes que muitos remédios.',
    'Comece os fármacos em dose baixa, aumente devagar e combine com o paciente qual resultado justifica continuar.',
  ],
  diseases: {
    'Doenças cerebrovasculares e cefaleias': `
Acidente vascular cerebral isquêmico | I63 | Fraqueza em um lado do corpo, Dificuldade para falar, Desvio da boca, Tontura, Perda visual súbita | tomografia sem contraste | trombólise até 4,5 horas e trombectomia
Acidente vascular cerebral hemorrágico | I61 | Cefaleia súbita, Vômitos, Fraqueza em um lado do corpo, Rebaixamento da consciência | tomografia sem contraste | controle da pressão e neurocirurgia
Ataque isquêmico transitório | G45 | Fraqueza em um lado do corpo, Dificuldade para falar, Perda visual súbita | ressonância e Doppler de carótidas | antiagregação e estatina
Hemorragia subaracnóidea | I60 | Cefaleia súbita, Rigidez de nuca, Vômitos, Fotofobia, Rebaixamento da consciência | tomografia e punção lombar | nimodipino e clipagem ou embolização
Enxaqueca | G43 | Cefaleia, Fotofobia, Náuseas, Fonofobia, Vômitos | diagnóstico clínico | triptano na crise; profilaxia se frequente
Cefaleia tensional | G44.2 | Cefaleia, Dor cervical, Insônia | diagnóstico clínico | analgésico e amitriptilina
Cefaleia em salvas | G44.0 | Cefaleia, Lacrimejamento, Coriza, Queda da pálpebra | diagnóstico clínico | oxigênio e sumatriptana; verapamil
Neuralgia do trigêmeo | G50.0 | Dor facial, Choques na face | ressonância | carbamazepina
`,
    'Epilepsia, movimento e demência': `
Epilepsia | G40 | Crise convulsiva, Perda de consciência, Mordedura da língua, Confusão mental | eletroencefalograma e ressonância | anticrise conforme o tipo
Estado de mal epiléptico | G41 | Crise convulsiva, Rebaixamento da consciência, Febre | glicemia e eletroencefalograma | benzodiazepínico e fenitoína
Doença de Parkinson | G20 | Tremor, Rigidez muscular, Lentidão dos movimentos, Instabilidade postural, Perda do olfato | diagnóstico clínico | levodopa
Tremor essencial | G25.0 | Tremor, Ansiedade | diagnóstico clínico | propranolol
Doença de Alzheimer | G30 | Perda de memória, Desorientação, Dificuldade para nomear, Alteração do comportamento | testes cognitivos e imagem | anticolinesterásico e apoio ao cuidador
Demência por corpos de Lewy | G31.8 | Flutuação da atenção, Alucinações visuais, Rigidez muscular, Perda de memória | diagnóstico clínico | rivastigmina
Hidrocefalia de pressão normal | G91.2 | Marcha instável, Incontinência urinária, Perda de memória | ressonância e tap test | derivação
`,
    'Medula, nervo e músculo': `
Esclerose múltipla | G35 | Perda visual súbita, Formigamento, Fraqueza muscular, Marcha instável, Fadiga | ressonância e bandas oligoclonais | terapia modificadora
Síndrome de Guillain-Barré | G61.0 | Fraqueza muscular, Formigamento, Perda dos reflexos, Dispneia | liquor e eletroneuromiografia | imunoglobulina ou plasmaférese
Miastenia gravis | G70.0 | Queda da pálpebra, Visão dupla, Disfagia, Fraqueza muscular | anticorpo antirreceptor de acetilcolina | piridostigmina e imunossupressão
Esclerose lateral amiotrófica | G12.2 | Fraqueza muscular, Fasciculações, Disfagia, Cãibras | eletroneuromiografia | riluzol e suporte multiprofissional
Paralisia facial periférica | G51.0 | Desvio da boca, Dificuldade para fechar o olho, Dor de ouvido | diagnóstico clínico | prednisona precoce e proteção ocular
Síndrome do túnel do carpo | G56.0 | Formigamento, Dor na mão, Fraqueza muscular | eletroneuromiografia | órtese noturna ou descompressão
Polineuropatia periférica | G62.9 | Formigamento, Queimação nos pés, Perda da sensibilidade, Marcha instável | glicemia, B12 e eletroneuromiografia | tratar a causa e duloxetina
`,
  },
};
