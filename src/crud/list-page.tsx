import { Button } from 'reactstrap';
import { keyOf, type MessageKey, type SectionKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { Identified } from 'lib/model';
import { PageTitle } from 'ui/layout/page-title';
import { type ColumnOf } from 'ui/table/columns';
import { TableSkeleton } from 'ui/table/data-table';
import { ListBody, type ListBodyProps } from './list-body';
import { ListMenu } from './list-menu';
import { ListTable } from './list-table';
import { RecordLink } from './record-link';
import { Edit, type RowAction } from './row-actions';
import { useList, type ListDuck } from './use-list';
import { useShownColumns } from './use-shown-columns';

/** `diseaseSynonym` -> `DiseaseSynonymHeading`, the test hook JHipster gives a list's title. */
const headingHook = (i18n: string) => `${i18n.charAt(0).toUpperCase()}${i18n.slice(1)}Heading`;

interface ListFrameProps<T extends Identified> extends Pick<
  ListBodyProps<T>,
  'list' | 'savedText' | 'menu' | 'skeleton' | 'children'
> {
  i18n: SectionKey;
  /** Records of some sections are not made here. */
  canAdd?: boolean;
}

/** Title with Add, and the list's body, whatever shape the rows have. */
export const ListFrame = <T extends Identified>({ i18n, canAdd = true, ...body }: ListFrameProps<T>) => {
  const t = useT();
  const { add } = body.list;
  return (
    <section className="list-page">
      <PageTitle title={t(keyOf(i18n, 'title'))} dataCy={headingHook(i18n)}>
        {canAdd && (
          <Button color="primary" data-cy="entityCreateButton" onClick={add}>
            {t('entity.action.add')}
          </Button>
        )}
      </PageTitle>
      <ListBody {...body} onAdd={canAdd ? add : undefined} />
    </section>
  );
};

interface ListPageProps<T extends Identified> {
  duck: ListDuck<T>;
  i18n: SectionKey;
  columns: readonly ColumnOf<T>[];
  actions: readonly RowAction<NoInfer<T>>[];
  /** Where the form is, if not at `/manage`. */
  formPath?: string;
  savedText?: MessageKey;
  canAdd?: boolean;
}

/** The list screen of a section (R46). A record opens by its name as well as by its Edit button. */
export const ListPage = <T extends Identified>(props: ListPageProps<T>) => {
  const { duck, i18n, columns, actions, formPath, savedText, canAdd } = props;
  const list = useList(duck, formPath);
  const { shown, choice } = useShownColumns(i18n, columns);
  const opens = (actions as readonly unknown[]).includes(Edit);

  return (
    <ListFrame
      list={list}
      i18n={i18n}
      savedText={savedText}
      canAdd={canAdd}
      menu={<ListMenu list={list} i18n={i18n} columns={shown} choice={choice} />}
      skeleton={<TableSkeleton columns={shown.length + 1} />}
    >
      <ListTable list={list} i18n={i18n} columns={shown} actions={actions} Name={opens ? RecordLink : undefined} />
    </ListFrame>
  );
};
