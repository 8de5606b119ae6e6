/** Paragraphs that any leaflet may contain. */
export const common = {
  dosing: [
    'Ajuste a dose à função renal e hepática antes da primeira tomada, e de novo sempre que o estado do paciente mudar.',
    'No idoso, comece pela metade e aumente devagar: a meia-vida é mais longa, e a queda, mais provável.',
    'Na obesidade, calcule pelo peso ajustado os fármacos hidrossolúveis e pelo peso real os lipossolúveis.',
    'Se uma dose for esquecida, tome-a assim que lembrar; perto da seguinte, pule a esquecida. Nunca dobre.',
    'Combine com o paciente o horário que cabe na rotina dele. A adesão cai pela metade com mais de duas tomadas ao dia.',
    'Reavalie a indicação a cada consulta. O melhor ajuste de dose costuma ser suspender o que já não serve.',
  ],
  safety: [
    'Pergunte por fitoterápicos e por medicamentos sem receita; o paciente raramente os conta como remédio.',
    'Na gestação e na lactação, pese o risco da doença não tratada contra o do fármaco e registre a decisão no prontuário.',
    'Notifique ao sistema de farmacovigilância toda reação grave ou inesperada, mesmo sem certeza da causa.',
    'Guarde em temperatura de 15 a 30 °C, na embalagem original, fora do alcance das crianças e longe da umidade.',
    'Em superdose, anote o horário, a quantidade e o que mais foi ingerido, e ligue para o centro de informação toxicológica.',
    'Oriente sinais de alarme com palavras simples e peça ao paciente que as repita antes de sair.',
  ],
};
