import axios, { type AxiosInstance } from 'axios';
import type { ApiOptions } from './api-options';

/** Creates the HTTP client. It has no timeout and treats every status as a reply. */
export function createTransport({ baseUrl, apiToken, lang, session }: ApiOptions): AxiosInstance {
  const http = axios.create({
    baseURL: baseUrl,
    headers: { apiToken, 'Accept-Language': lang },
    timeout: 0,
    validateStatus: () => true,
  });
  http.interceptors.request.use((request) => {
    const { token } = session.getState();
    if (token) {
      request.headers.set('Authorization', `Bearer ${token}`);
      request.headers.set('authToken', token);
    }
    // By default, the client would send a file with the content type of a form.
    if (request.data instanceof Blob) request.headers.set('Content-Type', request.data.type);
    return request;
  });
  http.interceptors.response.use((response) => {
    const { token } = session.getState();
    const sent = response.config.headers.get('authToken');
    // The token was replaced while the call was running, so the server rejected the old one without executing
    // the call. The guest is still signed in.
    const isReplaced = response.status === 401 && token && sent && sent !== token;
    return isReplaced ? http.request(response.config) : response;
  });
  return http;
}
