import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { ListView, ListViewStore } from './list-view.store';

const ListViewContext = createContext<ListViewStore | null>(null);

export const ListViewProvider = ListViewContext;

export function useListViewStore(): ListViewStore {
  const view = use(ListViewContext);
  if (!view) throw new Error('useListViewStore must be used inside a ListViewProvider');
  return view;
}

export const useListView = <T,>(select: (view: ListView) => T): T => useStore(useListViewStore(), select);
