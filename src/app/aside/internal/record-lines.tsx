import { useCallback } from 'react';
import { useT } from 'core/i18n/use-t';
import type { Section, SectionRecords } from 'crud/section';
import { changesOf } from 'features/changes/changes';
import { comparisonOf } from 'features/changes/comparison';
import { MarkdownView } from 'features/markdown/markdown-view';
import type { Block } from 'features/markdown/split-blocks';
import { fieldsOf } from 'lib/is-plain-object';
import type { Identified } from 'lib/model';
import { namingFieldOf } from 'lib/records/names';

/** The fields that its section names, in the order in which it names them. */
const namedFields = ({ duck }: SectionRecords, row: Identified) => {
  const fields = fieldsOf(row);
  return Object.fromEntries(Object.keys(duck.shape).map(field => [field, fields[field]]));
};

/** What the form shows of a record, without what is empty and without its name. Its texts come first: they are read. */
const shownOf = (section: Section, records: SectionRecords, row: Identified) => {
  const all = changesOf(section.i18n, comparisonOf({}, namedFields(records, row), section.texts));
  const naming = namingFieldOf(row);
  const filled = all.filter(one => one.path !== naming && (one.kind === 'items' || one.after.trim() !== ''));
  const isText = ({ path }: (typeof filled)[number]) => section.texts?.names.includes(path) === true;
  return [...filled.filter(isText), ...filled.filter(one => !isText(one))];
};

export type OnBlocks = (text: string, blocks: readonly Block[]) => void;

interface TextLinesProps {
  name: string;
  markdown: string;
  onBlocks: OnBlocks;
}

const TextLines = ({ name, markdown, onBlocks }: TextLinesProps) => {
  const note = useCallback((blocks: readonly Block[]) => onBlocks(name, blocks), [name, onBlocks]);
  return (
    <div data-text={name}>
      <MarkdownView markdown={markdown} onBlocks={note} />
    </div>
  );
};

interface RecordLinesProps {
  section: Section;
  records: SectionRecords;
  row: Identified;
  onBlocks: OnBlocks;
}

/** The fields of a record, and its texts as readers see them. */
export const RecordLines = ({ section, records, row, onBlocks }: RecordLinesProps) => {
  const t = useT();
  const shown = shownOf(section, records, row);
  if (shown.length === 0) return <p className="aside-note">{t('aside.empty')}</p>;
  return (
    <dl className="aside-fields">
      {shown.map(change => (
        <div key={change.path} className={change.kind === 'value' ? 'is-short' : undefined}>
          <dt>{change.label}</dt>
          <dd>
            {change.kind === 'items' &&
              change.added.map((item, at) => (
                <div key={at} data-line={item}>
                  {item}
                </div>
              ))}
            {change.kind === 'value' && <div data-line={`${change.label}: ${change.after}`}>{change.after}</div>}
            {change.kind === 'text' && <TextLines name={change.path} markdown={change.after} onBlocks={onBlocks} />}
          </dd>
        </div>
      ))}
    </dl>
  );
};
