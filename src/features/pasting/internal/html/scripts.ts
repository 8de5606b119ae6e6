export type Script = 'raised' | 'lowered';

/** Signs of Unicode by the sign that is raised or lowered. The minus of a keyboard and of print are the same there. */
const SIGNS: Record<Script, Map<string, string>> = {
  raised: new Map(
    Object.entries({
      '0': '⁰', '1': '¹', '2': '²', '3': '³', '4': '⁴', '5': '⁵', '6': '⁶', '7': '⁷', '8': '⁸', '9': '⁹',
      '+': '⁺', '-': '⁻', '−': '⁻', '–': '⁻', '‑': '⁻', '=': '⁼', '(': '⁽', ')': '⁾', n: 'ⁿ', i: 'ⁱ', o: 'º', a: 'ª',
    }), // prettier-ignore
  ),
  lowered: new Map(
    Object.entries({
      '0': '₀', '1': '₁', '2': '₂', '3': '₃', '4': '₄', '5': '₅', '6': '₆', '7': '₇', '8': '₈', '9': '₉',
      '+': '₊', '-': '₋', '−': '₋', '–': '₋', '‑': '₋', '=': '₌', '(': '₍', ')': '₎', a: 'ₐ', e: 'ₑ', h: 'ₕ', i: 'ᵢ',
      j: 'ⱼ', k: 'ₖ', l: 'ₗ', m: 'ₘ', n: 'ₙ', o: 'ₒ', p: 'ₚ', r: 'ᵣ', s: 'ₛ', t: 'ₜ', u: 'ᵤ', v: 'ᵥ', x: 'ₓ',
    }), // prettier-ignore
  ),
};

/** These say the same on the line: marks of notes, signs that are raised anyway, the number of a note in brackets. */
const SAME_ON_LINE = /^(?:[*†‡§¶®™©°º’'"″′\s]|\[[^\]]*\])*$/;

/** The text with its own signs; undefined if a part of it has none. Part of a number would be another number. */
export const scriptSigns = (text: string, script: Script): string | undefined => {
  if (SAME_ON_LINE.test(text)) return text;
  const signs = [...text].map(sign => (sign.trim() === '' ? sign : SIGNS[script].get(sign)));
  return signs.includes(undefined) ? undefined : signs.join('');
};
