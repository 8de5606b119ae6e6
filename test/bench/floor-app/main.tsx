import 'bootstrap/dist/css/bootstrap.min.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { HashRouter, Link, Route, useHistory, useLocation } from 'react-router-dom';
import { legacy_createStore as createStore } from 'redux';

/**
 * The floor of `npm run bench`: the cost of a list, a form and the navigation between them with only React, Redux,
 * React Router and fetch. It has none of the console's features. The benchmark gives the console's times as multiples
 * of these.
 */

interface Row {
  id: number;
  name: string;
}
interface State {
  rows: Row[];
}

const store = createStore((state: State = { rows: [] }, action: { type: string; rows?: Row[] }) =>
  action.type === 'FETCHED' ? { rows: action.rows ?? [] } : state,
);

const authorization = () => `Bearer ${JSON.parse(sessionStorage.getItem('jhi-authenticationToken') ?? '""')}`;

const fetchPage = async (page: number): Promise<Row[]> => {
  const response = await fetch(`api/symptoms?page=${page}&size=20`, { headers: { authorization: authorization() } });
  return (await response.json()).content;
};

const List = () => {
  const dispatch = useDispatch();
  const rows = useSelector((state: State) => state.rows);
  const { push } = useHistory();
  const page = Number(new URLSearchParams(useLocation().search).get('page') ?? 1);
  useEffect(() => {
    void fetchPage(page - 1).then(fetched => dispatch({ type: 'FETCHED', rows: fetched }));
  }, [page, dispatch]);
  return (
    <main className="container">
      <table className="table">
        <tbody>
          {rows.map(({ id, name }) => (
            <tr key={id} data-cy="entityTable">
              <td>{id}</td>
              <td>{name}</td>
              <td>
                <Link className="btn btn-sm btn-primary" data-cy="entityEditButton" to={`/form?id=${id}`}>
                  Edit
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="page-link" aria-label="Page 1" onClick={() => push('/?page=1')}>
        1
      </button>
      <button type="button" className="page-link" aria-label="Page 2" onClick={() => push('/?page=2')}>
        2
      </button>
    </main>
  );
};

/** Like any plain form, it sends a request when it opens. It reads its record from the first page of the list. */
const Form = () => {
  const id = Number(new URLSearchParams(useLocation().search).get('id'));
  const [row, setRow] = useState<Row>();
  useEffect(() => {
    void fetchPage(0).then(fetched => setRow(fetched.find(one => one.id === id)));
  }, [id]);
  if (!row) return null;
  return (
    <main className="container">
      <form>
        <label htmlFor="name">Name</label>
        <input id="name" data-cy="name" className="form-control" defaultValue={row.name} />
        <Link className="btn btn-secondary" data-cy="entityCreateCancelButton" to="/">
          Back
        </Link>
      </form>
    </main>
  );
};

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <HashRouter>
        <Route exact path="/" component={List} />
        <Route path="/form" component={Form} />
      </HashRouter>
    </Provider>,
  );
