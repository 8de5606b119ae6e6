import axios from 'axios';
import { takeOffences } from './offences';
import { visit } from './visit';

it('R149: a path, a method, a query or a body that is not in openapi.json is an offence', async () => {
  await visit('/');
  const bad = { name: 'Asma', startAge: '7' };
  await Promise.allSettled([
    axios.get('/api/wards'),
    axios.put('/api/groups/1'),
    axios.get('/api/groups', { params: { name: 'a', owner: 'b' } }),
    axios.post('/api/risk-factor', bad),
    axios.post('/api/disease-synonym', { name: 'x'.repeat(201) }),
    axios.post('/api/symptoms', {}),
  ]);
  expect(takeOffences().sort()).toEqual([
    'GET /api/groups: query owner is not in openapi.json',
    'GET /api/wards: not in openapi.json',
    'POST /api/disease-synonym: name too long',
    'POST /api/risk-factor: startAge wrong type',
    'POST /api/symptoms: name left out',
    'PUT /api/groups/1: not in openapi.json',
  ]);
});
