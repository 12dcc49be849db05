/** Documentation of the HTTP API, with a page for each part of the data below it. */
export const API_DOCS_PATH = '/api/docs';
/** Base of all calls with an access token. */
export const TOKEN_API_PATH = '/api/v1';
