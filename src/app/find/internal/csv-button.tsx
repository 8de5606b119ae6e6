import { Button } from 'reactstrap';
import { keyOf } from 'core/i18n/message-key';
import { useLocale, useT } from 'core/i18n/use-t';
import { csvOf } from 'features/export/csv';
import { saveFile } from 'features/export/save-file';
import { isoDay } from 'lib/day-format';
import { type FoundPlace, useFieldName } from './place-link';

interface CsvButtonProps {
  places: readonly FoundPlace[];
  /** The part of the file name before the date. */
  fileName: string;
  /** The text of a finding, if the places have any. */
  findingOf?: (found: FoundPlace) => string;
}

/** Exports the places that were found, one per line. */
export const CsvButton = ({ places, fileName, findingOf }: CsvButtonProps) => {
  const t = useT();
  const locale = useLocale();
  const fieldName = useFieldName();
  const lineOf = (found: FoundPlace) => {
    const { source, record, place } = found;
    const text = place.before + place.match + place.after;
    const own = findingOf ? [findingOf(found)] : [];
    return [
      t(keyOf(source.i18n, 'title')),
      String(record.id ?? ''),
      record.name,
      fieldName(source, place),
      ...own,
      text,
    ];
  };
  const save = () => {
    const finding = findingOf ? [t('find.csvFinding')] : [];
    const header = [t('find.section'), 'id', t('find.csvRecord'), t('find.csvField'), ...finding, t('find.csvText')];
    const content = csvOf([header, ...places.map(lineOf)], locale);
    saveFile(`${fileName}-${isoDay(new Date())}.csv`, content, 'text/csv;charset=utf-8');
  };
  return (
    <Button
      color="secondary"
      outline
      aria-disabled={places.length === 0}
      onClick={places.length > 0 ? save : undefined}
    >
      {t('find.csv')}
    </Button>
  );
};
