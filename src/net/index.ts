export { askBermd, showBermd, STARTING, type BermdAnswer, type BermdServer } from './bermd.ts';
export { basic, isLoopback, parseAddress, shown } from './address.ts';
export { createHttpClient } from './client.ts';
export { createFetch } from './fetch.ts';
export { clean, statusMessage } from './messages.ts';
export type { Cost, HttpClient, HttpOptions, HttpRequest, HttpResponse } from './model.ts';
export { expectOk, fetchJson, jsonOf, readJson, StatusError } from './read.ts';
export { rangeFetch } from './range.ts';
export { nextPage } from './link.ts';
