import type { ReactNode } from 'react';
import { authoritiesOf } from 'shared/auth/account';
import { useT } from 'shared/i18n/use-t';
import { Badges } from 'shared/ui/badges';
import { isSortField, type SortField } from './list-query';
import { formatMoment, type User } from './model';
import { useOwnAccount } from 'shared/auth/use-own-account';
import type { Users } from './use-users';
import { ActivatedToggle, UserActions } from './user-actions';

export const COLUMNS = ['id', 'login', 'email', 'authorities', 'langKey', 'activated', 'createdDate'] as const;

const SortableHead = ({ field, list }: { field: SortField; list: Users }) => {
  const t = useT();
  const { query } = list;
  const isAscending = query.direction === 'asc';
  const order = isAscending ? 'ascending' : 'descending';
  const mark = isAscending ? '▲' : '▼';
  const isSorted = query.field === field;
  return (
    <th scope="col" className={`column-${field}`} aria-sort={isSorted ? order : 'none'}>
      <button type="button" className="btn btn-link btn-sm p-0" onClick={() => list.sortBy(field)}>
        {t(`userManagement.fields.${field}`)}
        {isSorted && <span aria-hidden="true"> {mark}</span>}
      </button>
    </th>
  );
};

/** The users of a page; three of its heads order it. */
export const UsersTable = ({ list }: { list: Users }) => {
  const t = useT();
  const isOwnAccount = useOwnAccount();
  const cellsOf = (user: User, isOwn: boolean): Record<(typeof COLUMNS)[number], ReactNode> => ({
    id: user.id,
    login: user.login,
    email: user.email,
    authorities: <Badges names={authoritiesOf(user)} />,
    langKey: user.langKey,
    activated: <ActivatedToggle user={user} list={list} isOwn={isOwn} />,
    createdDate: formatMoment(user.createdDate),
  });

  return (
    <table className="table table-hover data-table" aria-busy={list.loading}>
      <caption className="visually-hidden">{t('userManagement.title')}</caption>
      <thead>
        <tr>
          {COLUMNS.map(field =>
            isSortField(field) ? (
              <SortableHead key={field} field={field} list={list} />
            ) : (
              <th key={field} scope="col" className={`column-${field}`}>
                {t(`userManagement.fields.${field}`)}
              </th>
            ),
          )}
          <th scope="col" className="column-actions">
            <span className="visually-hidden">{t('entity.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.users.map(user => {
          const isOwn = isOwnAccount(user);
          const cells = cellsOf(user, isOwn);
          const isMarked = list.savedId !== undefined && user.id === list.savedId;
          return (
            <tr key={user.id ?? user.login} className={isMarked ? 'marked-row' : undefined} data-cy="entityTable">
              {COLUMNS.map(field => (
                <td key={field} data-label={t(`userManagement.fields.${field}`)} className={`column-${field}`}>
                  {cells[field]}
                </td>
              ))}
              <td className="column-actions">
                <UserActions user={user} list={list} isOwn={isOwn} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
