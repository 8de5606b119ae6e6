import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Identified } from 'lib/model';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { Busy } from 'ui/layout/busy';
import { PageTitle } from 'ui/layout/page-title';
import type { TextsOf } from './internal/read-cell';
import { RowsPanel } from './internal/rows-panel';
import { RunPanel } from './internal/run-panel';
import { RunResult } from './internal/run-result';
import { SendBar } from './internal/send-bar';
import { SheetInput } from './internal/sheet-input';
import { useAllTexts } from './internal/use-all-texts';
import { type KeptSheet, useKeptSheet } from './internal/use-kept-sheet';
import { useMany } from './internal/use-many';
import type { Sheet } from './sheet';
import '../../styles/many.scss';

interface ManyProps<T extends Identified> {
  sheet: Sheet<T>;
  textsOf: TextsOf;
  keptSheet: KeptSheet;
}

const ManyRows = <T extends Identified>({ sheet, textsOf, keptSheet }: ManyProps<T>) => {
  const t = useT();
  const { sectionPath } = useNavigation();
  const many = useMany(sheet, textsOf, keptSheet);
  const { run, readings, created, columns, labelOf, isLocked, read, addNames } = many;
  const { Generator } = sheet;
  return (
    <>
      {keptSheet.kept.is === 'unreadable' && <InlineAlert kind="warning">{t('many.lost')}</InlineAlert>}
      {run?.status === 'ended' && (
        <RunResult {...{ columns, labelOf, created }} fileName={sheet.duck.name} list={sectionPath} others={readings} />
      )}
      {run && isLocked ? (
        <RunPanel run={run} onPause={many.pause} onGoOn={many.goOn} onStop={many.stop} />
      ) : (
        <>
          <SheetInput onRead={read} />
          {Generator && <Generator onGenerate={addNames} />}
        </>
      )}
      {readings.length > 0 && !isLocked && <SendBar sheet={sheet} many={many} />}
      {readings.length > 0 && <RowsPanel many={many} />}
    </>
  );
};

/** The screen on which records are created from the rows of a sheet (B28). */
const AddMany = <T extends Identified>({ sheet }: Pick<ManyProps<T>, 'sheet'>) => {
  const t = useT();
  const { sectionPath } = useNavigation();
  const textsOf = useAllTexts();
  const keptSheet = useKeptSheet(sheet.duck.isOfPeople);
  return (
    <section className="many-screen">
      <PageTitle title={t('many.title')} trail={[{ text: t(keyOf(sheet.i18n, 'title')), to: sectionPath }]} />
      <p className="form-text">{t('many.lead')}</p>
      {textsOf && keptSheet ? <ManyRows {...{ sheet, textsOf, keptSheet }} /> : <Busy />}
    </section>
  );
};

/** Sheets from which records of a section are created: the section's path, and what its screen `/add-many` shows. */
export const defineSheet = <T extends Identified>(path: string, sheet: Sheet<T>) => ({
  path,
  screen: <AddMany key={path} sheet={sheet} />,
});
