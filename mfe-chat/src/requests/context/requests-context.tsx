import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Requests } from '../model/requests';
import type { RequestsState } from '../model/requests.store';

const RequestsContext = createContext<Requests | null>(null);

export const RequestsProvider = RequestsContext.Provider;

export function useRequests(): Requests {
  const requests = useContext(RequestsContext);
  if (!requests) throw new Error('useRequests must be used inside a RequestsProvider');
  return requests;
}

/**
 * Selects one value of the requests. The selector must return the same reference while nothing changes, not a
 * new array or object.
 */
export const useRequestsState = <T,>(select: (state: RequestsState) => T): T =>
  useStore(useRequests().store, select);
