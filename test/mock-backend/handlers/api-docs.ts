import { http, HttpResponse } from 'msw';

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>API</title></head>
  <body>
    <main id="swagger-ui">
      <h1>API</h1>
      <p>The mock backend describes its calls in test/mock-backend/handlers.</p>
    </main>
  </body>
</html>`;

/** The address at which a real backend serves its Swagger UI. */
export const apiDocsHandlers = [http.get('*/swagger-ui/index.html', () => HttpResponse.html(PAGE))];
