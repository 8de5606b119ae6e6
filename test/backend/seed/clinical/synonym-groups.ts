import { table } from '../../table';
import { items } from '../base64';

/** Name of the group: its words. */
const groups = `
Febre: febre; temperatura alta; febrão; quentura; pirexia
Dor de cabeça: cefaleia; dor de cabeça; enxaqueca; cabeça pesada
Falta de ar: dispneia; falta de ar; cansaço; fôlego curto; respiração curta
Tosse: tosse; tosse seca; tosse com catarro; pigarro
Dor no peito: dor torácica; dor no peito; aperto no peito; precordialgia
Coração acelerado: palpitação; batedeira; taquicardia; coração disparado
Inchaço: edema; inchaço; perna inchada; pé inchado
Enjoo: náusea; enjoo; ânsia; estômago embrulhado
Vômito: vômito; êmese; golfada; regurgitação
Dor de barriga: dor abdominal; dor de barriga; cólica; dor no estômago
Diarreia: diarreia; desarranjo; fezes líquidas; evacuação frequente
Prisão de ventre: constipação; intestino preso; prisão de ventre; fezes ressecadas
Azia: pirose; azia; queimação; refluxo
Pele amarela: icterícia; pele amarela; olho amarelo; amarelão
Cansaço: fadiga; cansaço; fraqueza; moleza; astenia
Tontura: tontura; vertigem; labirintite; cabeça rodando
Desmaio: síncope; desmaio; perda da consciência; apagão
Ardência ao urinar: disúria; ardência ao urinar; dor ao urinar
Urina com sangue: hematúria; urina com sangue; urina vermelha
Dor nas costas: lombalgia; dor nas costas; dor lombar; dor na coluna
Dor nas juntas: artralgia; dor nas juntas; dor articular; reumatismo
Coceira: prurido; coceira; comichão
Manchas na pele: exantema; manchas na pele; vermelhidão; rash
Ínguas: linfonodomegalia; íngua; caroço no pescoço; gânglio
Sangramento: hemorragia; sangramento; perda de sangue
Insônia: insônia; falta de sono; noite mal dormida
Tristeza: tristeza; desânimo; depressão; choro fácil
Ansiedade: ansiedade; nervosismo; aflição; angústia
`;

export const seedSynonymGroups = () =>
  groups
    .split('\n')
    .filter(Boolean)
    .map(line => {
      const [name, words] = line.split(':');
      return table('synonymGroups').insert({ name, synonymWords: items(words).map(word => ({ name: word })) });
    });
