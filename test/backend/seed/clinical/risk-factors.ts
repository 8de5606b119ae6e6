import { table } from '../../table';
import { items } from '../base64';

const riskFactors = items(`
Tabagismo; Etilismo; Obesidade; Sedentarismo; Hipertensão arterial; Diabetes mellitus; Dislipidemia; História familiar;
Gestação; Puerpério; Prematuridade; Baixo peso ao nascer; Aleitamento artificial; Imunossupressão; Uso de corticoide;
Uso de anticoncepcional; Menopausa; Contato com tuberculose; Viagem a área endêmica; Exposição ocupacional; Poluição;
Relação sexual desprotegida; Uso de drogas injetáveis; Transfusão prévia; Cirurgia recente; Imobilização prolongada;
Trauma; Desnutrição; Idade avançada; Doença renal crônica; Hepatopatia; Cardiopatia congênita; Asma; Atopia
`);

const GENDERS = ['BOTH', 'BOTH', 'FEMALE', 'MALE'];
const RANGES = [null, 'lower_than_one_year', 'between_one_and_fourteen_years', 'higher_than_forty_four_years'];

export const seedRiskFactors = () =>
  riskFactors.map((name, index) =>
    table('riskFactors').insert({
      name,
      isPregnant: name === 'Gestação' || name === 'Puerpério',
      lowerThanOneMonth: name === 'Prematuridade',
      startAge: index % 4 === 1 || index % 4 === 3 ? index : null,
      endAge: index % 4 === 2 || index % 4 === 3 ? index + 40 : null,
      riskFactorGender: GENDERS[index % GENDERS.length],
      riskFactorAgeRange: RANGES[index % RANGES.length],
    }),
  );
