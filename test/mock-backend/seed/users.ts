import { AUTHORITIES, type Authority } from '../authorities';
import { inTransaction } from '../database';
import { normalize } from '../normalize';
import { newUser, users } from '../users';

const { ADMIN, APPLICATION_ADMIN, EMPLOYEE, FLASHCARD, MOBILE, SMART_LEAFLET, USER } = AUTHORITIES;

const names = `
Adriana Lopes Cardoso; Alexandre Viana Couto; Aline Peixoto Rocha; Amanda Guimarães Leal; Ana Beatriz Conceição; André Luís Magalhães; Antônio Carlos Araújo; Bárbara Nóbrega Pinto; Beatriz Assunção Melo; Caio Vinícius Torres; Carolina Bragança Lima; Cecília Drummond Paes; César Augusto Farias; Clara Espíndola Reis; Cláudia Monteiro Sá; Daniel Bittencourt Cruz; Débora Queirós Antunes; Diego Albuquerque Maia; Eduardo Sarmento Freitas; Elaine Cavalcanti Ramos; Emília Vasconcelos Dias; Érica Junqueira Matos; Fábio Henrique Rangel; Felipe Azevedo Portela; Fernanda Rezende Barros; Flávia Carneiro Bastos; Francisco Xavier Leite; Gabriela Pimenta Rosa; Gilberto Amorim Neves; Graça Maria Fontenele; Gustavo Esteves Prates; Heloísa Gouveia Castro; Henrique Salgado Muniz; Inês Cordeiro Abreu; Isabela Tavares Fonseca; Ivan Ricardo Peçanha; Joana Darc Medeiros; João Pedro Quintela; Jorge Luiz Caldas; Juliana Ferraz Montes; Karina Lacerda Simões; Larissa Coutinho Veiga; Leonardo Pacheco Brito; Letícia Machado Ourique; Lívia Sobral Távora; Luana Câmara Fagundes; Lucas Meireles Godói; Luís Otávio Bezerra; Luísa Helena Goulart; Marcelo Pontes Avelar; Márcia Regina Uchoa; Mariana Saldanha Cunha; Mateus Evangelista Braga; Mônica Teles Varejão; Natália Furtado Sena; Nelson Rodrigues Alvim; Otília Barreto Pires; Paula Andrade Vilela; Pedro Ivo Chagas; Priscila Correia Galvão; Raquel Nunes Ventura; Renato Botelho Aguiar; Roberta Macedo Lins; Rodrigo Sampaio Nery; Rosângela Dutra Cabral; Sérgio Murilo Pessoa; Simone Toledo Arantes; Tânia Mara Gusmão; Tiago Moreira Lobato; Vanessa Proença Sales; Vítor Hugo Barcelos; Yasmin Trindade Soares
`
  .split(';')
  .map(name => name.trim());

const combinations: Authority[][] = [
  [USER],
  [EMPLOYEE, USER],
  [APPLICATION_ADMIN, USER],
  [MOBILE],
  [SMART_LEAFLET, APPLICATION_ADMIN, USER],
  [FLASHCARD, APPLICATION_ADMIN, USER],
  [USER],
  [MOBILE],
  [ADMIN, USER],
];

const HOUR = 60 * 60 * 1000;
const START = Date.parse('2024-03-04T11:30:00.000Z');

const dateAfter = (hours: number) => new Date(START + hours * HOUR).toISOString();

const loginOf = (first: string, last: string) => normalize(`${first}.${last}`);

/** Colleagues and mobile customers in addition to the ready accounts. Some accounts are not activated. */
export const seedUsers = () =>
  inTransaction(() =>
    names.forEach((fullName, index) => {
      const [firstName, ...rest] = fullName.split(' ');
      const login = loginOf(firstName, rest.at(-1) ?? '');
      users().insert(
        newUser(
          {
            login,
            firstName,
            lastName: rest.join(' '),
            email: `${login}@${index % 3 === 0 ? 'clinica.example.br' : 'correio.example.br'}`,
            activated: index % 7 !== 5,
            langKey: index % 11 === 4 ? 'en' : 'pt-br',
            authorities: combinations[index % combinations.length],
            createdDate: dateAfter(index * 167),
            lastModifiedDate: dateAfter(index * 167 + (index % 5) * 491),
          },
          index % 4 === 0 ? 'admin' : 'system',
        ),
      );
    }),
  );
