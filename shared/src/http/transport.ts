import axios, { type AxiosInstance } from 'axios';
import type { ApiOptions } from './api-client';

/** The HTTP client itself. It has no timeout, and takes every status for an answer. */
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
    // Left to itself, the client calls a file a form.
    if (request.data instanceof Blob) request.headers.set('Content-Type', request.data.type);
    return request;
  });
  http.interceptors.response.use((response) => {
    const { token } = session.getState();
    const sent = response.config.headers.get('authToken');
    // Replaced while the call was under way, so that nothing was done for it; the guest has not been signed out.
    const isReplaced = response.status === 401 && token && sent && sent !== token;
    return isReplaced ? http.request(response.config) : response;
  });
  return http;
}
