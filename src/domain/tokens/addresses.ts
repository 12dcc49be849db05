/** Documentation of the HTTP API. */
export const API_DOCS_PATH = '/api/openapi.json';
