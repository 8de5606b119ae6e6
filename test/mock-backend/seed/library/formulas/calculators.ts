/**
 * `name | synonyms, separated by commas | specific view | formula | code:type:unit:label:options; …`. Options are
 * separated by slashes. Formulas contain the codes of their parameters.
 */
export const calculators = `
Índice de massa corporal | IMC | NONE | peso / (altura * altura) | peso:INPUT:kg:Peso; altura:INPUT:m:Altura
Superfície corporal | Mosteller | NONE | sqrt(peso * altura / 3600) | peso:INPUT:kg:Peso; altura:INPUT:cm:Altura
Peso ideal | Fórmula de Devine | NONE | 45.5 + 4.5 * sexo + 0.9 * (altura - 152) | sexo:TOGGLE::Sexo:Feminino/Masculino; altura:INPUT:cm:Altura
Peso ajustado | Peso na obesidade | NONE | ideal + 0.4 * (peso - ideal) | peso:INPUT:kg:Peso atual; ideal:INPUT:kg:Peso ideal
Depuração de creatinina | Cockcroft-Gault | NONE | (140 - idade) * peso / (72 * creatinina) * (sexo == 0 ? 0.85 : 1) | idade:INPUT:anos:Idade; peso:INPUT:kg:Peso; creatinina:INPUT:mg/dL:Creatinina; sexo:TOGGLE::Sexo:Feminino/Masculino
Filtração glomerular | CKD-EPI 2021, TFG | NONE | 142 * min(creatinina / k, 1) ^ -0.3 * max(creatinina / k, 1) ^ -1.2 * 0.9938 ^ idade | creatinina:INPUT:mg/dL:Creatinina; k:TOGGLE::Sexo:Feminino/Masculino; idade:INPUT:anos:Idade
Filtração na criança | Schwartz | NONE | 0.413 * altura / creatinina | altura:INPUT:cm:Altura; creatinina:INPUT:mg/dL:Creatinina
Fração de excreção de sódio | FENa | NONE | (nau * crp) / (nap * cru) * 100 | nau:INPUT:mEq/L:Sódio urinário; crp:INPUT:mg/dL:Creatinina plasmática; nap:INPUT:mEq/L:Sódio plasmático; cru:INPUT:mg/dL:Creatinina urinária
Ânion gap | Hiato aniônico | NONE | sodio - (cloro + bicarbonato) | sodio:INPUT:mEq/L:Sódio; cloro:INPUT:mEq/L:Cloro; bicarbonato:INPUT:mEq/L:Bicarbonato
Osmolaridade sérica | Osmolaridade calculada | NONE | 2 * sodio + glicose / 18 + ureia / 6 | sodio:INPUT:mEq/L:Sódio; glicose:INPUT:mg/dL:Glicose; ureia:INPUT:mg/dL:Ureia
Sódio corrigido | Sódio na hiperglicemia | NONE | sodio + 1.6 * (glicose - 100) / 100 | sodio:INPUT:mEq/L:Sódio; glicose:INPUT:mg/dL:Glicose
Cálcio corrigido | Cálcio pela albumina | NONE | calcio + 0.8 * (4 - albumina) | calcio:INPUT:mg/dL:Cálcio; albumina:INPUT:g/dL:Albumina
Déficit de água livre | Água livre | NONE | 0.6 * peso * (sodio / 140 - 1) | peso:INPUT:kg:Peso; sodio:INPUT:mEq/L:Sódio
Colesterol LDL calculado | Friedewald | NONE | total - hdl - triglicerides / 5 | total:INPUT:mg/dL:Colesterol total; hdl:INPUT:mg/dL:HDL; triglicerides:INPUT:mg/dL:Triglicérides
HOMA-IR | Resistência à insulina | NONE | insulina * glicose / 405 | insulina:INPUT:mcUI/mL:Insulina; glicose:INPUT:mg/dL:Glicemia
Glicemia média estimada | Conversão da HbA1c | GLICO_CONVERSION | 28.7 * hba1c - 46.7 | hba1c:INPUT:%:HbA1c
Correção de insulina | Bolus de correção | GLICO_CONVERSION | (glicemia - alvo) / fator | glicemia:INPUT:mg/dL:Glicemia; alvo:INPUT:mg/dL:Alvo; fator:INPUT:mg/dL por UI:Fator de sensibilidade
Idade gestacional pela menstruação | DUM, Idade gestacional | NONE | days(hoje, dum) / 7 | dum:DATE::Data da última menstruação; hoje:DATE::Data da consulta
Idade gestacional pelo ultrassom | USG, Idade gestacional por imagem | USG | semanas + (days(hoje, exame) + dias) / 7 | exame:DATE::Data do exame; hoje:DATE::Data da consulta; semanas:INPUT:semanas:Semanas no exame; dias:INPUT:dias:Dias no exame
Data provável do parto | Regra de Naegele, DPP | USG | dum + 280 | dum:DATE::Data da última menstruação
Equivalência de opioides | Rotação de opioide | OPIOD_CONVERSION | dose * origem / destino * (reduzir ? 0.75 : 1) | dose:INPUT:mg:Dose diária; origem:MULTI_SELECT::Opioide atual:Morfina/Codeína/Tramadol/Metadona; destino:MULTI_SELECT::Novo opioide:Morfina/Codeína/Tramadol/Metadona; reduzir:CHECKBOX::Reduzir por tolerância cruzada
Equivalência de benzodiazepínicos | Troca de benzodiazepínico | BENZO_CONVERSION | dose * origem / destino | dose:INPUT:mg:Dose diária; origem:MULTI_SELECT::Fármaco atual:Diazepam/Clonazepam/Lorazepam/Midazolam; destino:MULTI_SELECT::Novo fármaco:Diazepam/Clonazepam/Lorazepam/Midazolam
Equivalência de mineralocorticoides | Troca de corticoide | MINE_CONVERSION | dose * origem / destino | dose:INPUT:mg:Dose; origem:MULTI_SELECT::Corticoide atual:Prednisona/Dexametasona/Hidrocortisona; destino:MULTI_SELECT::Novo corticoide:Prednisona/Dexametasona/Hidrocortisona
Relação PaO2/FiO2 | Índice de oxigenação | NONE | pao2 / (fio2 / 100) | pao2:INPUT:mmHg:PaO2; fio2:INPUT:%:FiO2
Gradiente alvéolo-arterial | Gradiente A-a | NONE | fio2 / 100 * 713 - paco2 / 0.8 - pao2 | fio2:INPUT:%:FiO2; paco2:INPUT:mmHg:PaCO2; pao2:INPUT:mmHg:PaO2
Pressão arterial média | PAM | NONE | (sistolica + 2 * diastolica) / 3 | sistolica:INPUT:mmHg:Sistólica; diastolica:INPUT:mmHg:Diastólica
Intervalo QT corrigido | QTc, Bazett | NONE | qt / sqrt(60 / frequencia) | qt:INPUT:ms:QT medido; frequencia:INPUT:bpm:Frequência cardíaca
Hidratação no queimado | Parkland | NONE | 4 * peso * area * (crianca ? 0.75 : 1) | peso:INPUT:kg:Peso; area:INPUT:%:Superfície queimada; crianca:CHECKBOX::Criança
Hidratação de manutenção | Holliday-Segar | NONE | peso <= 10 ? peso * 100 : peso <= 20 ? 1000 + (peso - 10) * 50 : 1500 + (peso - 20) * 20 | peso:INPUT:kg:Peso
Gasto energético basal | Harris-Benedict | NONE | (66.5 + 13.75 * peso + 5 * altura - 6.8 * idade) * atividade | peso:INPUT:kg:Peso; altura:INPUT:cm:Altura; idade:INPUT:anos:Idade; atividade:MULTI_SELECT::Atividade:Acamado/Sedentário/Ativo; febre:CHECKBOX::Febre
MELD | Gravidade da hepatopatia | NONE | 3.78 * ln(bilirrubina) + 11.2 * ln(rni) + 9.57 * ln(creatinina) + 6.43 | bilirrubina:INPUT:mg/dL:Bilirrubina; rni:INPUT::RNI; creatinina:INPUT:mg/dL:Creatinina; dialise:CHECKBOX::Diálise na semana
`
  .trim()
  .split('\n')
  .map(line => line.split('|').map(part => part.trim()));
