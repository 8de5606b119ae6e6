import { AxiosError, AxiosHeaders } from 'axios';
import { asLookup, LookupFailed } from 'core/responses/lookup-failed';

const refusal = (isBackground: boolean) => {
  const config = { headers: new AxiosHeaders({ Authorization: 'Bearer a' }), isBackground };
  const response = { status: 403, statusText: '', data: {}, headers: {}, config };
  return new AxiosError('refused', undefined, config, undefined, response);
};

test('a lookup that ends the session keeps its original error', async () => {
  await expect(asLookup(Promise.reject(refusal(false)))).rejects.toBeInstanceOf(AxiosError);
});

test('a lookup that is refused in the background fails with LookupFailed', async () => {
  await expect(asLookup(Promise.reject(refusal(true)))).rejects.toBeInstanceOf(LookupFailed);
});
