import { useEffect, useState } from 'react';
import type { MenuEntry } from 'app/menu/menus';
import { searchText } from 'lib/text';
import { useDebounced } from 'ui/layout/use-debounced';
import { askSections } from './ask-sections';
import { type ListedRecord, soughtIn, type SoughtSection } from './sought-sections';

/** The pause after the last key in milliseconds, and the fewest letters. */
const PAUSE = 250;
const MIN_LETTERS = 2;

/** The latest answer of a section. */
interface Answer {
  /** What was asked. */
  typed: string;
  hasFailed: boolean;
  /**
   * Those of earlier answers too: what matches the text that is typed by now does not go away under the user's hand.
   */
  records: readonly ListedRecord[];
}

type Answers = ReadonlyMap<SoughtSection, Answer>;

const keyOf = ({ entry, id, name }: ListedRecord) => `${entry.to} ${id ?? name}`;

/** A record that is found twice, by its name and by its code or once more, is one. The latest is shown. */
const onceEach = (records: readonly ListedRecord[]) => [...new Map(records.map(one => [keyOf(one), one])).values()];

const withAnswer =
  (section: SoughtSection, typed: string, found?: readonly ListedRecord[]) =>
  (answers: Answers): Answers => {
    const before = answers.get(section)?.records ?? [];
    const records = onceEach([...before, ...(found ?? [])]);
    return new Map([...answers, [section, { typed, hasFailed: found === undefined, records }]]);
  };

/**
 * The records of this account's sections whose name contains the typed text, or whose code starts with it. A newer
 * text aborts the requests for the previous one; closing the palette, all of them.
 */
export const useRecordSearch = (text: string, menu: readonly MenuEntry[]) => {
  const typed = searchText(text);
  const query = useDebounced(typed, PAUSE);
  // The menu is a new array on each render.
  const [sections] = useState(() => soughtIn(menu));
  const [answers, setAnswers] = useState<Answers>(new Map());

  useEffect(() => {
    if (query.length < MIN_LETTERS) return;
    const controller = new AbortController();
    const { signal } = controller;
    void askSections(sections, {
      ask: (section, own) => section.find(query, own),
      onAnswer: (section, found) => setAnswers(withAnswer(section, query, found)),
      onFailure: section => setAnswers(withAnswer(section, query)),
      signal,
    });
    return () => controller.abort();
  }, [query, sections]);

  const isWanted = typed.length >= MIN_LETTERS;
  const isAnswered = (section: SoughtSection) => answers.get(section)?.typed === typed;
  const hasFailed = (section: SoughtSection) => isAnswered(section) && answers.get(section)?.hasFailed === true;
  return {
    records: isWanted ? onceEach(sections.flatMap(section => answers.get(section)?.records ?? [])) : [],
    /** The sections that have not answered yet, those that could not be searched, and the others. */
    waiting: isWanted ? sections.filter(section => !isAnswered(section)) : [],
    failed: isWanted ? sections.filter(hasFailed) : [],
    searched: isWanted ? sections.filter(section => isAnswered(section) && !hasFailed(section)) : [],
  };
};

export type RecordSearch = ReturnType<typeof useRecordSearch>;
