import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Requests } from '../model/requests';
import type { RequestsState } from '../model/requests.store';

const RequestsContext = createContext<Requests | null>(null);

export const RequestsProvider = RequestsContext.Provider;

export function useRequests(): Requests {
  const requests = useContext(RequestsContext);
  if (!requests) throw new Error('A page of requests is drawn outside of its RequestsProvider');
  return requests;
}

/** One thing out of them. It has to be the same as long as nothing of it changes: no new array, no new object. */
export const useRequestsState = <T,>(select: (state: RequestsState) => T): T =>
  useStore(useRequests().store, select);
