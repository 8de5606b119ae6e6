import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { analytics } from '../analytics';
import { notJson } from '../answers';
import { APPLICATION_AREA } from '../authorities';
import { listOf, removed } from '../crud';
import { type Customer, customerErrors, customerResource, customers, newCustomer } from '../customers';
import { DuplicateError } from '../failures';
import { badRequest, invalid, notFound, problem } from '../problem';
import { documentOf, queryOf } from '../request';
import { userOf, users } from '../users';

const list = listOf(customerResource, { url: '/api/customers', searchParam: 'user.email', sort: 'name' });

const numbers = http.get('*/api/account/user-application-analyzes', () => HttpResponse.json(analytics()));

const toggle = http.post('*/api/account/toggle-mobile-activated', ({ request }) => {
  const customer = customers().find(Number(queryOf(request).get('mobileUserId')));
  if (!customer) return notFound(request);
  return HttpResponse.json(customers().replace({ ...customer, activated: !customer.activated }));
});

const TAKEN = {
  login: { code: 'login-em-uso', message: 'Este login já está em uso.' },
  email: { code: 'email-em-uso', message: 'Este e-mail já está em uso.' },
};

const taken = (request: Request, property: keyof typeof TAKEN) => problem(request, 409, TAKEN[property]);

// Customers and staff share their logins: a login belongs to one account only.
const takenByStaff = ({ login, email }: Customer) =>
  userOf(login) ? 'login' : users().find({ email }) ? 'email' : undefined;

const inserted = (request: Request, customer: Customer) => {
  const property = takenByStaff(customer);
  if (property) return taken(request, property);
  try {
    return HttpResponse.json(customers().insert(customer), { status: 201 });
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    return taken(request, error.property === 'login' ? 'login' : 'email');
  }
};

const registration = (path: string, authority: Customer['authority']) =>
  http.post(`*/api/account/${path}`, async ({ request }) => {
    const sent = await documentOf(request);
    if (!sent) return notJson(request);
    if (sent.id) return badRequest(request, 'idexists', customerResource.entity);
    const errors = customerErrors(sent);
    return errors.length > 0 ? invalid(request, errors) : inserted(request, newCustomer(sent, authority));
  });

const deleteEmployee = http.delete('*/api/account/delete-employee/:id', ({ request, params }) => {
  const employee = customers().find(Number(params.id));
  if (employee?.authority !== 'ROLE_EMPLOYEE') return notFound(request);
  return removed(customerResource, request, employee.id);
});

/** Customers and employees of the mobile product. Some of the paths are below `/api/account`. */
export const customerHandlers = allow(APPLICATION_AREA, [
  list,
  numbers,
  toggle,
  registration('register-mobile', 'ROLE_MOBILE'),
  registration('register-employee', 'ROLE_EMPLOYEE'),
  deleteEmployee,
]);
