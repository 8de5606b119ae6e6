import { inTransaction } from '../../database';
import { table } from '../../table';

/** `substance | groups | substances that it interacts with | result | conduct`; names are separated by commas. */
const interactions = `
Varfarina | Anti-inflamatórios não esteroides | Ácido acetilsalicílico | Risco de sangramento muito aumentado. | Evitar a associação; se inevitável, dosar RNI em 3 a 5 dias e proteger o estômago.
Varfarina | | Sulfametoxazol, Trimetoprima, Metronidazol | RNI sobe por inibição do metabolismo da varfarina. | Reduzir a dose de varfarina em 25 a 40% e repetir o RNI em 3 dias.
Varfarina | | Amiodarona | RNI sobe devagar e por semanas. | Reduzir a varfarina em um terço e dosar RNI toda semana por seis semanas.
Varfarina | Antifúngicos | Fluconazol | RNI sobe em poucos dias. | Preferir antifúngico tópico ou dosar RNI no terceiro dia.
Varfarina | | Carbamazepina, Fenobarbital | RNI cai por indução enzimática. | Aumentar a dose guiada pelo RNI e rever ao suspender o indutor.
Rivaroxabana | Antifúngicos | Cetoconazol | Nível do anticoagulante dobra. | Não associar.
Rivaroxabana | Antiagregantes plaquetários | Clopidogrel | Sangramento aumentado. | Manter só pelo tempo indicado após angioplastia.
Apixabana | | Carbamazepina, Fenitoína | Efeito anticoagulante perdido. | Escolher outro anticoagulante.
Enoxaparina | Anti-inflamatórios não esteroides | Cetoprofeno | Risco de hematoma e sangramento digestivo. | Trocar o analgésico por dipirona ou paracetamol.
Clopidogrel | Inibidores da bomba de prótons | Omeprazol, Esomeprazol | Menor ativação do clopidogrel. | Preferir pantoprazol.
Ácido acetilsalicílico | Corticosteroides sistêmicos | Prednisona | Úlcera e sangramento digestivo. | Associar inibidor da bomba de prótons.
Ácido acetilsalicílico | | Ibuprofeno | O ibuprofeno anula o efeito antiagregante. | Tomar o ibuprofeno ao menos 2 horas depois.
Captopril | Diuréticos | Espironolactona | Hipercalemia. | Dosar potássio em uma semana; evitar se TFG abaixo de 30 mL/min.
Captopril | Anti-inflamatórios não esteroides | | Menor efeito anti-hipertensivo e piora renal. | Limitar o anti-inflamatório a poucos dias e medir a pressão.
Enalapril | Bloqueadores do receptor de angiotensina | Losartana | Hipotensão, hipercalemia e lesão renal. | Não associar.
Enalapril | | Furosemida | Hipotensão na primeira dose. | Suspender o diurético por 24 horas antes da primeira dose.
Losartana | Diuréticos | Espironolactona | Hipercalemia. | Dosar potássio e creatinina em uma semana.
Losartana | Anti-inflamatórios não esteroides | Naproxeno | Perda do efeito e lesão renal aguda. | Preferir paracetamol e hidratar.
Propranolol | Broncodilatadores | Salbutamol | Um anula o efeito do outro. | Usar betabloqueador cardiosseletivo ou outra classe.
Propranolol | Bloqueadores dos canais de cálcio | Verapamil | Bradicardia e bloqueio atrioventricular. | Não associar.
Propranolol | Insulinas | | Mascara os sinais de hipoglicemia, menos o suor. | Orientar a medir a glicemia com mais frequência.
Atenolol | Bloqueadores dos canais de cálcio | Verapamil | Bradicardia grave. | Preferir anlodipino.
Carvedilol | Antiarrítmicos e cardiotônicos | Amiodarona, Digoxina | Bradicardia e bloqueio. | Eletrocardiograma antes e uma semana depois.
Furosemida | Antiarrítmicos e cardiotônicos | Digoxina | A hipocalemia facilita a intoxicação digitálica. | Manter o potássio acima de 4 mEq/L.
Furosemida | Corticosteroides sistêmicos | Prednisona | Hipocalemia. | Dosar potássio em uma semana.
Espironolactona | | Sulfametoxazol, Trimetoprima | Hipercalemia grave no idoso. | Escolher outro antibiótico.
Digoxina | | Amiodarona, Verapamil, Propafenona | Nível da digoxina sobe até o dobro. | Reduzir a digoxina pela metade e dosar o nível sérico.
Digoxina | Macrolídeos | Claritromicina, Eritromicina | Intoxicação digitálica. | Trocar o antibiótico ou suspender a digoxina no período.
Amiodarona | Quinolonas | Levofloxacino, Ciprofloxacino | Prolongamento do intervalo QT. | Escolher outro antibiótico ou monitorar o QT.
Amiodarona | Estatinas | Sinvastatina | Miopatia. | Limitar a sinvastatina a 20 mg ou trocar por rosuvastatina.
Sinvastatina | Macrolídeos | Claritromicina, Eritromicina | Rabdomiólise. | Suspender a estatina durante o antibiótico.
Sinvastatina | Bloqueadores dos canais de cálcio | Anlodipino | Nível da estatina aumentado. | Limitar a 20 mg ao dia.
Atorvastatina | Antifúngicos | Cetoconazol | Miopatia. | Suspender a estatina durante o antifúngico.
Metformina | Corticosteroides sistêmicos | Dexametasona | Hiperglicemia. | Medir a glicemia e ajustar a dose.
Metformina | Diuréticos | Furosemida | Risco de acidose lática se houver lesão renal. | Dosar creatinina em duas semanas.
Glibenclamida | Antifúngicos | Fluconazol | Hipoglicemia. | Reduzir a dose e medir a glicemia.
Glibenclamida | Sulfonamidas e nitrofuranos | Sulfametoxazol | Hipoglicemia prolongada. | Escolher outro antibiótico no idoso.
Glibenclamida | Betabloqueadores | Propranolol | Hipoglicemia sem os sinais habituais. | Preferir cardiosseletivo.
Levotiroxina | Inibidores da bomba de prótons | Omeprazol | Menor absorção da tiroxina. | Dosar TSH em seis semanas.
Levotiroxina | Antianêmicos | Sulfato ferroso | Menor absorção da tiroxina. | Separar as tomadas por 4 horas.
Fluoxetina | Opioides | Tramadol | Síndrome serotoninérgica e convulsão. | Escolher outro analgésico.
Fluoxetina | Anti-inflamatórios não esteroides | Ibuprofeno, Diclofenaco | Sangramento digestivo. | Associar protetor gástrico.
Fluoxetina | Antipsicóticos | Risperidona, Haloperidol | Nível do antipsicótico aumentado. | Reduzir a dose e vigiar sinais extrapiramidais.
Sertralina | Opioides | Tramadol | Síndrome serotoninérgica. | Evitar; se inevitável, dose mínima e vigilância.
Sertralina | Anticoagulantes | Varfarina | Sangramento aumentado. | Dosar RNI na primeira semana.
Escitalopram | Antieméticos | Ondansetrona, Domperidona | Prolongamento do intervalo QT. | Eletrocardiograma se houver outro fator de risco.
Amitriptilina | Antipsicóticos | Clorpromazina | Sedação, efeito anticolinérgico e QT prolongado. | Evitar no idoso.
Amitriptilina | Opioides | Tramadol | Convulsão e síndrome serotoninérgica. | Preferir outro analgésico.
Carbamazepina | Contraceptivos hormonais | Etinilestradiol, Levonorgestrel | Falha do contraceptivo. | Oferecer DIU ou medroxiprogesterona.
Carbamazepina | Macrolídeos | Eritromicina, Claritromicina | Intoxicação por carbamazepina. | Usar azitromicina.
Carbamazepina | | Ácido valproico | Nível de ambos fica instável. | Dosar os níveis em duas semanas.
Fenitoína | Antifúngicos | Fluconazol | Intoxicação por fenitoína: nistagmo e ataxia. | Dosar o nível em três dias.
Fenitoína | Contraceptivos hormonais | | Falha do contraceptivo. | Oferecer método não hormonal.
Ácido valproico | | Lamotrigina | Exantema grave por acúmulo de lamotrigina. | Começar a lamotrigina pela metade da dose.
Ácido valproico | | Fenobarbital | Sedação por acúmulo de fenobarbital. | Reduzir o fenobarbital em um terço.
Morfina | Benzodiazepínicos | Diazepam, Midazolam, Clonazepam | Depressão respiratória. | Evitar; se inevitável, menores doses e oximetria.
Tramadol | Benzodiazepínicos | Clonazepam | Sedação e depressão respiratória. | Reduzir as doses e orientar a família.
Haloperidol | Antieméticos | Metoclopramida | Distonia e parkinsonismo. | Preferir ondansetrona, com vigilância do QT.
Levodopa | Antieméticos | Metoclopramida | O antiemético anula a levodopa. | Usar domperidona.
Levodopa | Antipsicóticos | Haloperidol, Risperidona | Piora do parkinsonismo. | Preferir quetiapina em dose baixa.
Ciprofloxacino | Relaxantes musculares | | Sonolência e hipotensão com tizanidina. | Não associar.
Ciprofloxacino | Antianêmicos | Sulfato ferroso | Menor absorção do antibiótico. | Tomar o antibiótico 2 horas antes.
Claritromicina | Antipsicóticos | Quetiapina | Sedação e QT prolongado. | Reduzir a quetiapina ou usar azitromicina.
Metronidazol | Anticoagulantes | Varfarina | RNI sobe. | Dosar RNI no terceiro dia.
`
  .trim()
  .split('\n')
  .map(line => line.split('|').map(part => part.trim()));

const namesIn = (text: string) =>
  text
    .split(',')
    .map(name => name.trim())
    .filter(Boolean);

/** Substances with the groups and substances that should not be combined with them. */
export const seedInteractions = (groups: Map<string, number>, substances: Map<string, number>) =>
  inTransaction(() =>
    interactions.forEach(([substance, groupNames, substanceNames, result, conduct]) =>
      table('interactions').insert({
        substance: { id: substances.get(substance) },
        interactionGroups: namesIn(groupNames).map(name => ({ id: groups.get(name) })),
        interactionSubstances: namesIn(substanceNames).map(name => ({ id: substances.get(name) })),
        interactionResult: { result, conduct },
      }),
    ),
  );
