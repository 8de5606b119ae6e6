import { table } from '../../table';

/** Group: the words that patients use for it. A group with the name of a symptom belongs to that symptom. */
const groups = `
Febre: Quentura, Temperatura alta, Pirexia, Febrão, Estado febril
Cefaleia: Dor de cabeça, Cabeça pesada, Cefalalgia, Dor na testa
Dor torácica: Dor no peito, Peito apertado, Dor no coração, Precordialgia
Dor abdominal: Dor de barriga, Dor na barriga, Cólica abdominal, Dor no ventre
Dispneia: Falta de ar, Cansaço para respirar, Fôlego curto, Respiração difícil
Dispneia aos esforços: Cansaço ao andar, Falta de ar ao esforço, Cansa ao subir escada
Tosse seca: Tosse sem catarro, Pigarro, Tosse irritativa
Tosse produtiva: Tosse com catarro, Tosse cheia, Peito carregado
Fadiga: Cansaço, Fraqueza geral, Moleza, Canseira, Esgotamento
Tontura: Cabeça leve, Zonzeira, Tonteira, Atordoamento
Vertigem: Labirintite, Tudo roda, Sensação de girar
Náuseas: Enjoo, Ânsia, Estômago embrulhado, Engulho
Vômitos: Pôr para fora, Gorfar, Lançar, Êmese
Diarreia: Intestino solto, Desarranjo, Piriri, Soltura, Fezes líquidas
Diarreia com sangue: Disenteria, Sangue nas fezes moles, Câmaras de sangue
Constipação: Prisão de ventre, Intestino preso, Fezes ressecadas
Pirose: Azia, Queimação no estômago, Queimação no peito
Dor epigástrica: Dor na boca do estômago, Dor no estômago, Gastralgia
Icterícia: Amarelão, Pele amarela, Olhos amarelos
Palpitações: Batedeira, Coração acelerado, Coração disparado, Baticum
Síncope: Desmaio, Apagão, Perda dos sentidos, Chilique
Edema de membros inferiores: Pernas inchadas, Pés inchados, Inchaço nas pernas
Edema palpebral: Olhos inchados, Pálpebras inchadas, Rosto inchado de manhã
Prurido: Coceira, Comichão, Pele que coça
Exantema: Manchas vermelhas no corpo, Vermelhidão espalhada, Rash, Pele empipocada
Mialgia: Dor no corpo, Dor muscular, Corpo moído
Dor articular: Dor nas juntas, Artralgia, Dor nas articulações
Dor nas costas: Dor na coluna, Dorsalgia, Costas travadas
Dor lombar: Dor nas cadeiras, Lombalgia de esforço, Dor nos rins
Perda de peso: Emagrecimento, Definhar, Secar, Roupas folgadas
Ganho de peso: Engordar, Aumento de peso, Inchar de gordura
Insônia: Noite em claro, Falta de sono, Sono picado
Tristeza: Desânimo, Baixo-astral, Coração apertado, Melancolia
Ansiedade: Nervosismo, Aflição, Agonia, Gastura
Irritabilidade: Pavio curto, Impaciência, Nervos à flor da pele
Tremor: Tremedeira, Mãos trêmulas, Tremelique
Crise convulsiva: Convulsão, Ataque, Acesso, Debater-se
Formigamento: Dormência, Agulhadas, Parestesia, Pé dormente
Fraqueza muscular: Perda de força, Membro sem força, Pernas bambas
Disúria: Ardência ao urinar, Dor para urinar, Xixi que arde
Hematúria: Sangue na urina, Urina vermelha, Urina cor de coca
Poliúria: Urinar muito, Xixi demais, Excesso de urina
Polidipsia: Muita sede, Sede sem fim, Boca sedenta
Corrimento vaginal: Flores brancas, Secreção vaginal, Corrimento
Sangramento vaginal: Perda de sangue, Escape, Sangramento por baixo
Cólica menstrual: Dor da regra, Cólica do mês, Dor no pé da barriga
Amenorreia: Falta de menstruação, Atraso da regra, Regra suspensa
Olho vermelho: Olho irritado, Olho injetado, Vista vermelha
Visão turva: Vista embaçada, Vista fraca, Enxergar borrado
Dor de ouvido: Otalgia, Pontada no ouvido, Ouvido doído
Zumbido: Chiado no ouvido, Apito no ouvido, Cigarra no ouvido
Coriza: Nariz escorrendo, Nariz pingando, Catarro no nariz
Obstrução nasal: Nariz entupido, Nariz trancado, Nariz tapado
Dor de garganta: Garganta inflamada, Garganta arranhando, Odinofagia
Rouquidão: Voz rouca, Perda da voz, Voz falhando
Sibilos: Chiado, Piado no peito, Gato no peito
Hemoptise: Escarro com sangue, Tosse com sangue, Cuspir sangue
Sangramento gengival: Gengiva que sangra, Sangue ao escovar
Dor de dente: Odontalgia, Dente doendo, Dente latejando
Queda de cabelo: Cabelo caindo, Calvície, Perda de cabelo
Sudorese: Suor frio, Suadeira, Transpiração excessiva
Bolhas: Pele com bolhas, Borbulhas, Flictenas
Palidez: Pele descorada, Rosto branco, Sem cor
Perda de memória: Esquecimento, Memória fraca, Cabeça ruim
Confusão mental: Falar coisa com coisa, Desorientado, Variando
Fraqueza em um lado do corpo: Lado esquecido, Lado parado, Meio corpo sem força
Dificuldade para falar: Fala enrolada, Língua presa de repente, Fala arrastada
Desvio da boca: Boca repuxada, Rosto torto
Claudicação intermitente: Perna que trava ao andar, Dor na batata ao andar
Cãibras: Breca, Músculo que repuxa, Perna que encolhe
Distensão abdominal: Barriga estufada, Barriga inchada, Gases presos
Disfagia: Comida que entala, Dificuldade para engolir, Engasgo
Sudorese noturna: Acordar molhado, Suor de noite
Calafrios: Arrepios de febre, Bater o queixo, Tremer de frio
Hálito fétido: Mau hálito, Bafo
Espirros: Espirradeira, Nariz irritado
Epistaxe: Sangue pelo nariz, Nariz que sangra, Hemorragia nasal, Nariz sangrando
Choro inconsolável: Bebê que não se acalma, Choro sem parar
Baixo ganho de peso: Criança que não engorda, Bebê miúdo
`;

const lines = groups
  .trim()
  .split('\n')
  .map(line => {
    const [name, words] = line.split(': ');
    return { name, words: words.split(', ') };
  });

/** Inserts the groups with their words and returns the ids of the groups by name. */
export const seedSynonymGroups = () => {
  const words = new Map(
    lines.flatMap(line => line.words).map(name => [name, table('synonymWords').insert({ name }).id] as const),
  );
  return new Map(
    lines.map(line => {
      const synonymWords = line.words.map(word => ({ id: words.get(word) }));
      return [line.name, table('synonymGroups').insert({ name: line.name, synonymWords }).id] as const;
    }),
  );
};
