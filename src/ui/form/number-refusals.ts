/** Why a number field or a pasted line refuses a text. */
export const NUMBER_REFUSALS = {
  notation: 'entity.validation.notation',
  whole: 'entity.validation.whole',
  digits: 'entity.validation.digits',
  cents: 'entity.validation.cents',
  ambiguous: 'entity.validation.ambiguous',
} as const;
