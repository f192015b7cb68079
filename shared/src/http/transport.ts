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
    return request;
  });
  return http;
}
