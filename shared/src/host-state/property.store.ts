import { createStore } from 'zustand';
import type { FooterItem, Property, PropertyDetail } from '../contracts/property/property.contract';

/** The property of the current page and its navigation. Only the shell calls its actions. */
export interface PropertyState {
  property: Property | null;
  footer: FooterItem[] | null;
  detailLoaded(detail: PropertyDetail): void;
}

export type PropertyStore = ReturnType<typeof createPropertyStore>;

export function createPropertyStore() {
  const store = createStore<PropertyState>()((set) => ({
    property: null,
    footer: null,
    detailLoaded: ({ system }) => set({ property: system.property, footer: system.components.footer.items }),
  }));
  // React renders and hydrates a first view with a store's initial state, which the document provides here.
  return { ...store, getInitialState: store.getState };
}

/** Whether the stored property differs from the one in the address. */
export function needsDetail({ property, footer }: PropertyState, identity: string): boolean {
  return !property || !footer || property.identity.toLowerCase() !== identity.toLowerCase();
}
