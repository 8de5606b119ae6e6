import { type PastedRow, wrongCells } from 'features/pasting/pasted-row';
import type { PastedLine } from 'features/pasting/read-rows';
import { same } from 'lib/deep-equal';
import { plain } from 'lib/plain';
import { type CardTexts, isSameText } from './cards';
import { MAX_CARD_TEXT } from './record';

/** Reads cards from lines with a question and an answer. `known` are the form's cards, `headings` both column names. */
export const cardsOfLines = (
  lines: readonly PastedLine[],
  known: readonly CardTexts[],
  headings: readonly string[],
): PastedRow<CardTexts>[] => {
  const seen = [...known];
  return lines.map(pasted => {
    const { line, cells } = pasted;
    const [questionText = '', answerText = ''] = cells;
    const value = { questionText, answerText };
    const refused = (reason: PastedRow<CardTexts>['reason']) => ({ line, name: questionText || answerText, reason });

    if (same(cells.map(plain), headings.map(plain))) return refused('lists.paste.heading');
    const wrong = wrongCells(pasted, headings.length);
    if (wrong) return refused(wrong);
    if (cells.some(cell => cell.length > MAX_CARD_TEXT)) return refused('entity.validation.tooLong');
    if (seen.some(isSameText(value))) return refused('lists.paste.known');
    seen.push(value);
    return { line, name: questionText, value };
  });
};
