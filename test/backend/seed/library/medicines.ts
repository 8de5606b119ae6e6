import { normalise } from '../../normalise';
import { table } from '../../table';
import { items, rawMarkdown, some } from '../base64';
import { bullets, sections, table as markdownTable } from '../semiologies/markdown';

/** Group: the classes in it. */
const groups = `
Analgésicos: Opioides; Analgésicos simples; Anti-inflamatórios não esteroides
Antimicrobianos: Penicilinas; Cefalosporinas; Macrolídeos; Quinolonas; Aminoglicosídeos; Antifúngicos; Antivirais
Cardiovasculares: Betabloqueadores; Inibidores da ECA; Bloqueadores de angiotensina; Diuréticos; Estatinas; Antiarrítmicos
Hemostasia: Anticoagulantes orais; Heparinas; Antiplaquetários
Respiratórios: Beta-agonistas; Corticoides inalatórios; Anticolinérgicos
Sistema nervoso: Antidepressivos; Antipsicóticos; Anticonvulsivantes; Benzodiazepínicos
Endocrinológicos: Insulinas; Hipoglicemiantes orais; Hormônios tireoidianos; Corticoides sistêmicos
Digestivos: Inibidores da bomba de prótons; Antieméticos; Laxantes
`;

/** Substance: names under which it is sold. */
const substances = `
Dipirona: Novalgina, Anador; Magnopyrol
Paracetamol: Tylenol, Dôrico; Sonridor
Ibuprofeno: Advil; Alivium
Cetoprofeno: Profenid
Diclofenaco: Cataflam; Voltaren
Morfina: Dimorf
Tramadol: Tramal
Codeína: Codein
Amoxicilina: Amoxil; Novocilin
Amoxicilina com clavulanato: Clavulin
Ampicilina: Binotal
Penicilina benzatina: Benzetacil
Cefalexina: Keflex
Ceftriaxona: Rocefin
Azitromicina: Zitromax; Azi
Claritromicina: Klaricid
Ciprofloxacino: Cipro
Levofloxacino: Levaquin
Gentamicina: Garamicina
Fluconazol: Zoltec
Aciclovir: Zovirax
Oseltamivir: Tamiflu
Ivermectina: Revectina
Albendazol: Zentel
Propranolol: Inderal
Atenolol: Atenol
Carvedilol: Coreg
Captopril: Capoten
Enalapril: Renitec
Losartana: Cozaar; Aradois
Furosemida: Lasix
Hidroclorotiazida: Clorana
Espironolactona: Aldactone
Sinvastatina: Zocor
Atorvastatina: Lipitor; Citalor
Amiodarona: Ancoron
Digoxina: Lanoxin
Varfarina: Marevan; Coumadin
Rivaroxabana: Xarelto
Enoxaparina: Clexane
Ácido acetilsalicílico: Aspirina; AAS
Clopidogrel: Plavix
Salbutamol: Aerolin
Fenoterol: Berotec
Budesonida: Pulmicort; Busonid
Ipratrópio: Atrovent
Fluoxetina: Prozac; Daforin
Sertralina: Zoloft
Amitriptilina: Tryptanol
Haloperidol: Haldol
Risperidona: Risperdal
Fenitoína: Hidantal
Carbamazepina: Tegretol
Valproato: Depakene
Diazepam: Valium
Clonazepam: Rivotril
Insulina NPH: Humulin N
Insulina regular: Humulin R
Metformina: Glifage; Glucoformin
Glibenclamida: Daonil
Levotiroxina: Puran T4; Euthyrox
Prednisona: Meticorten
Prednisolona: Prelone
Dexametasona: Decadron
Omeprazol: Losec; Peprazol
Pantoprazol: Pantozol
Ondansetrona: Vonau; Zofran
Metoclopramida: Plasil
Bromoprida: Digesan
Lactulose: Lactulona
`;

const lines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map(line => {
      const [name, rest = ''] = line.split(':');
      return { name: name.trim(), rest: rest.trim() };
    });

const leafletText = (name: string, index: number) =>
  sections(
    `# ${name}`,
    '## Indicações',
    bullets([
      'Alívio dos sintomas na fase aguda',
      'Manutenção, quando a resposta foi boa',
      'Ver o protocolo do serviço',
    ]),
    '## Posologia',
    markdownTable(
      ['População', 'Dose', 'Intervalo'],
      [
        `Adultos | ${250 * (1 + (index % 4))} mg | 8/8 h`,
        `Crianças | ${5 + (index % 10)} mg/kg | 6/6 h`,
        'Idosos | metade da dose habitual | 12/12 h',
      ],
    ),
    '## Contraindicações',
    bullets(['Hipersensibilidade à substância', 'Insuficiência hepática grave', 'Primeiro trimestre da gestação']),
    '## Efeitos adversos',
    'Náuseas, sonolência e reações cutâneas são os mais frequentes; **anafilaxia** é rara e exige suspensão imediata.',
  );

const medicineGroup = (name: string, type: string, children: { id: number }[] = []) =>
  table('medicineGroups').insert({ name, normalizedName: normalise(name), type, children });

/** Groups in two levels, substances, and a leaflet for each substance with the names it is sold under. */
export const seedMedicines = () => {
  const classes = lines(groups).flatMap(({ name, rest }) => {
    const children = items(rest).map(child => medicineGroup(child, 'GROUP'));
    medicineGroup(name, 'CLASSIFICATION', children);
    return children;
  });
  const known = lines(substances).map(({ name, rest }, index) => {
    const substance = table('substances').insert({ name });
    items(rest).forEach(commercial => table('commercialNames').insert({ name: commercial }));
    table('medicineLeaflets').insert({
      name,
      available: index % 4 !== 3,
      free: index % 3 !== 2,
      content: rawMarkdown(leafletText(name, index)),
      medicineGroups: some(classes, index, 1),
      substances: [substance],
      children: items(rest.replaceAll(',', ';')).map(commercial => ({
        name: commercial,
        composition: name,
        free: true,
        available: index % 2 === 0,
      })),
    });
    return substance;
  });
  return { classes, known };
};

const RESULTS = ['Aumento do risco de sangramento', 'Depressão respiratória', 'Hipotensão', 'Prolongamento do QT'];
const CONDUCTS = [
  'Evitar a associação',
  'Reduzir a dose e monitorar',
  'Monitorar a pressão',
  'Repetir o eletrocardiograma',
];

/** Two or three interactions of each third substance. */
export const seedInteractions = ({ classes, known }: ReturnType<typeof seedMedicines>) =>
  known
    .filter((_, index) => index % 3 === 0)
    .flatMap((substance, index) =>
      Array.from({ length: 2 + (index % 2) }, (_, at) =>
        table('interactions').insert({
          substance,
          interactionGroups: at === 0 ? some(classes, index, 2) : [],
          interactionSubstances: some(known, index + at + 1, 2).filter(({ id }) => id !== substance.id),
          interactionResult: { result: RESULTS[(index + at) % 4], conduct: CONDUCTS[(index + at) % 4] },
        }),
      ),
    );
